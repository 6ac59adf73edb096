import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {serviceObjectsProps} from '../node/serviceData';
import Objects from './Objects';

describe('Objects', () => {
  const html = renderToStaticMarkup(<Objects {...serviceObjectsProps('packages')} />);

  it('has the anchor that the pages of operations lead to', () => {
    expect(html).toContain('id="object-package"');
  });

  it('draws a box for each object that leads to another or is led to', () => {
    const boxes = [...html.matchAll(/class="objects__name">([^<]+)</g)].map(([, name]) => name);
    expect(boxes).toContain('Package');
    expect(new Set(boxes).size).toBe(boxes.length);
  });

  it('says in words what a property leads to', () => {
    expect(html).toContain('<code>versions_url</code> URL of the list of Version objects');
    expect(html).toContain('<code>latest_version_url</code> URL of the Version object');
    expect(html).toContain('<code>registry</code> Registry object');
    expect(html).toContain('<code>packages</code> list of Package objects');
  });

  it('says so if a service has no such object', () => {
    expect(() => serviceObjectsProps('archives')).toThrow(/return the same object/);
  });
});

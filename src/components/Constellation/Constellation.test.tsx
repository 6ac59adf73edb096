import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {getService, servicePath, services} from '../../catalogue/services';
import {constellations} from './node/constellationData';
import Constellation from './Constellation';

const linesIn = (html: string): number => html.match(/M-?\d/g)?.length ?? 0;

describe('Constellation', () => {
  const calls = services.reduce((sum, service) => sum + service.calls.length, 0);

  it.each(Object.entries(constellations))('links each service once and draws each call once: %s', (_, drawing) => {
    const html = renderToStaticMarkup(<Constellation {...drawing} title="Which service calls which" />);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect(links).toEqual(services.map(servicePath));
    expect(linesIn(html)).toBe(calls);
    expect(html).toContain('Which service calls which</title>');
  });

  it.each(Object.entries(constellations))('keeps every name in the drawing and off the others: %s', (_, drawing) => {
    const boxes = drawing.stars.map(({id, x, y, radius}) => {
      const half = (getService(id).title.length * 6.5) / 2;
      return {id, left: x - half, right: x + half, top: y + radius + 3, bottom: y + radius + 18};
    });
    expect(
      boxes.filter(({left, right, bottom}) => left < 0 || right > drawing.width || bottom > drawing.height),
    ).toEqual([]);
    const overlaps = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.id} and ${b.id}`),
    );
    expect(overlaps).toEqual([]);
  });

  it('lights one service, and draws no call that is not its own', () => {
    const html = renderToStaticMarkup(<Constellation {...constellations.wide} title="Packages" lit="packages" />);
    const callers = services.filter((service) => (service.calls as readonly string[]).includes('packages'));
    expect(html.match(/is-lit/g)).toHaveLength(1);
    expect(linesIn(html)).toBe(callers.length + getService('packages').calls.length);
  });
});

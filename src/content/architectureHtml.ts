/**
 * The architecture diagram, drawn from the catalogue: which service calls
 * which. On the left the services that call, on the right those that are called, a
 * line for each pair. The list below says the same. Build time only.
 */
import type {Element} from 'hast';
import {h, s} from 'hastscript';
import {formatDate} from '../catalogue/access';
import {CATALOGUE_READ, getService, servicePath, services, type Service} from '../catalogue/services';
import {list} from '../reference/build/nodes';

const ROW = 34;
const TOP = 44;
const BOX = {width: 230, height: 26};
/** From the top of a box to the middle of its text. */
const BASELINE = 18;
const WIDTH = 720;
const RIGHT = WIDTH - BOX.width - 2;
const LEFT = 2;

/** The diagram brings its own styles: one page of hundreds shows it. */
const STYLE = `
.diagram { display: block; width: 100%; min-width: 40rem; height: auto; padding: .5rem; }
.diagram rect { fill: var(--ifm-background-surface-color); stroke: var(--site-line); }
.diagram text { font-size: 13px; fill: var(--ifm-font-color-base); }
.diagram .diagram__note { text-anchor: end; }
.diagram .diagram__note, .diagram .diagram__head { font-size: 12px; fill: var(--site-muted); }
.diagram path { fill: none; stroke: var(--ifm-color-primary); stroke-width: 1.2; opacity: .38; }
.diagram:has(g:hover, g:focus-within) path { opacity: .08; }
.diagram g:is(:hover, :focus-within) path { opacity: 1; stroke-width: 1.8; }
.diagram a:is(:hover, :focus-visible) rect { stroke: var(--ifm-color-primary); }
`;

const callers = services.filter((service) => service.calls.length > 0);
const callerCount = (service: Service): number => services.filter((other) => other.calls.includes(service.id)).length;
const called = services.filter((service) => callerCount(service) > 0).sort((a, b) => callerCount(b) - callerCount(a));

function box(service: Service, x: number, y: number, note: string): Element {
  return s('a', {href: servicePath(service)}, [
    s('rect', {x, y, width: BOX.width, height: BOX.height, rx: 6}),
    s('text', {x: x + 10, y: y + BASELINE}, service.title),
    s('text', {x: x + BOX.width - 10, y: y + BASELINE, className: ['diagram__note']}, note),
  ]);
}

/** @returns a line from a service on the left to each that it calls. One path holds them all, which is fewer bytes than a path for each. */
function curves(from: number, to: readonly number[]): Element {
  const start = LEFT + BOX.width;
  const width = RIGHT - start;
  return s('path', {
    d: to.map((end) => `M${start} ${from}c${width / 2} 0 ${width / 2} ${end - from} ${width} ${end - from}`).join(''),
  });
}

/** @returns the diagram with its text alternative */
export function architecture(): Element {
  const rows = Math.max(callers.length, called.length);
  const height = TOP + rows * ROW + 6;
  const offset = (count: number): number => TOP + Math.round(((rows - count) * ROW) / 2);
  const leftY = (index: number): number => offset(callers.length) + index * ROW;
  const rightY = (id: string): number => offset(called.length) + called.findIndex((service) => service.id === id) * ROW;
  const drawing = s(
    'svg',
    {viewBox: `0 0 ${WIDTH} ${height}`, ariaLabelledBy: 'architecture-title', className: ['diagram']},
    [
      s('style', STYLE),
      s('title', {id: 'architecture-title'}, 'Which service calls which; the list below says the same'),
      s('text', {x: LEFT, y: 20, className: ['diagram__head']}, 'This service'),
      s('text', {x: RIGHT, y: 20, className: ['diagram__head']}, 'calls this one'),
      ...callers.map((service, index) =>
        s('g', [
          curves(
            leftY(index) + BOX.height / 2,
            service.calls.map((id) => rightY(id) + BOX.height / 2),
          ),
          box(service, LEFT, leftY(index), `calls ${service.calls.length}`),
        ]),
      ),
      ...called.map((service) => box(service, RIGHT, rightY(service.id), `called by ${callerCount(service)}`)),
    ],
  );
  return h('figure.architecture', [
    h('div.table', {tabIndex: 0, role: 'group', ariaLabel: 'Diagram: which service calls which'}, drawing),
    h(
      'figcaption',
      `From the services’ code on ${formatDate(CATALOGUE_READ)}. Point to a service on the left to see only its calls.`,
    ),
    h('details', [
      h('summary', 'The same as a list'),
      list(callers, (service) => [
        h('a', {href: servicePath(service)}, service.title),
        ' calls ',
        ...service.calls.flatMap((id, index): (Element | string)[] => [
          index === 0 ? '' : index === service.calls.length - 1 ? ' and ' : ', ',
          h('a', {href: servicePath(getService(id))}, getService(id).title),
        ]),
        '.',
      ]),
    ]),
  ]);
}

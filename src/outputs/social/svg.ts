/** The social image of a page as SVG: wordmark, what kind of page it is, its title, and of an operation its method and path. */
import {getService} from '../../catalogue/services';
import type {Operation} from '@ecosystems-docs/openapi-docs';
import {onlyRecord, readCard} from '../../api/recordCard';
import {kindOf} from '../../api/cards';
import type {Page} from '../pages';
import {escapeMarkup} from '../markdownText';
import {lightColour} from './lightColour';
import {SOCIAL_SIZE} from './path';

/** The light palette. */
const COLOURS = {
  paper: lightColour('--ifm-background-color'),
  ink: lightColour('--ifm-heading-color'),
  muted: lightColour('--site-muted'),
  green: lightColour('--ifm-color-primary'),
  orange: lightColour('--site-accent'),
  line: lightColour('--site-line'),
  GET: lightColour('--site-get'),
  other: lightColour('--site-post'),
} as const;

const MARGIN = 80;
const WIDTH = SOCIAL_SIZE.width - 2 * MARGIN;

/** Sizes of a title, the largest first, with the lines that fit in height. */
const TITLE_SIZES = [
  {size: 76, lines: 2},
  {size: 64, lines: 3},
  {size: 52, lines: 3},
  {size: 44, lines: 4},
] as const;

/** Every character of JetBrains Mono is this wide, in parts of its size. */
const MONO = 0.6;

/** Classes of characters of Inter SemiBold with the width of the widest, in parts of the size. */
const ADVANCES: readonly (readonly [RegExp, number])[] = [
  [/[\s]/, 0.28],
  [/[ilIj.,:;'’|!]/, 0.32],
  [/[frt()\-/[\]]/, 0.44],
  [/[mMwW@%—…]/, 1.05],
  [/[A-Z&]/, 0.77],
];
const OTHER = 0.63;

/** @returns the most that a text in Inter SemiBold can be wide, in parts of its size */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (ADVANCES.find(([characters]) => characters.test(character))?.[1] ?? OTHER),
    0,
  );
}

/** Fills lines with parts, and begins a new line if one does not fit. */
function fill(parts: readonly string[], between: string, fits: (line: string) => boolean): string[] {
  return parts.slice(1).reduce(
    (lines, part) => {
      const longer = `${lines.at(-1) ?? ''}${between}${part}`;
      return fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, part];
    },
    parts.slice(0, 1),
  );
}

/** Breaks a text between words into lines of at most `width`. */
const wrap = (text: string, width: number): string[] => fill(text.split(' '), ' ', (line) => widthOf(line) <= width);

function text(content: string, x: number, y: number, size: number, fill: string, font = 'Inter', weight = 600): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-weight="${weight}" font-size="${size}" fill="${fill}">${content}</text>`;
}

function titleLines(title: string): {size: number; lines: string[]} {
  const choices = TITLE_SIZES.map(({size, lines}) => ({size, most: lines, lines: wrap(title, WIDTH / size)}));
  const fitting = choices.find(({most, lines}) => lines.length <= most);
  if (fitting) return fitting;
  const {size, most, lines} = choices.at(-1) as (typeof choices)[number];
  return {size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]} …`]};
}

/** Breaks a path before a slash where it does not fit on a line. */
const pathLines = (path: string, most: number): string[] =>
  fill(path.split(/(?=\/)/), '', (line) => line.length <= most);

/** Method and path, as large as they can be on at most two lines. */
function call(method: string, path: string): string {
  const sizes = [36, 30, 26, 22];
  const most = (size: number): number => Math.floor(WIDTH / (size * MONO)) - method.length - 1;
  const size =
    sizes.find((candidate) => pathLines(path, most(candidate)).length === 1) ??
    sizes.find((candidate) => pathLines(path, most(candidate)).length === 2) ??
    18;
  const lines = pathLines(path, most(size)).slice(0, 2);
  const indent = MARGIN + (method.length + 1) * size * MONO;
  const top = lines.length > 1 ? 546 : 556;
  return [
    text(method, MARGIN, top, size, method === 'GET' ? COLOURS.GET : COLOURS.other, 'JetBrains Mono', 500),
    ...lines.map((line, index) =>
      text(escapeMarkup(line), indent, top + index * size * 1.35, size, COLOURS.ink, 'JetBrains Mono', 500),
    ),
  ].join('');
}

/** Where the title has to end for the card to fit below it, and how many of its facts there are. */
const CARD_TOP = 392;
const CARD_FACTS = 4;

/** The first facts of the record that an operation's example shows, side by side. */
function card({api, id, responses}: Operation): string {
  const example = responses.find(({status}) => status === '200')?.content[0]?.examples[0]?.value;
  const kind = kindOf(`${api}/${id}`);
  const facts = kind && example !== undefined ? (readCard(kind, onlyRecord(example))?.facts ?? []) : [];
  const column = WIDTH / CARD_FACTS;
  return facts
    .filter(({value}) => widthOf(value) * 28 < column - 16)
    .slice(0, CARD_FACTS)
    .map(({label, value}, index) => {
      const x = MARGIN + index * column;
      const top = text(escapeMarkup(value), x, CARD_TOP + 46, 28, COLOURS.ink);
      return top + text(escapeMarkup(label), x, CARD_TOP + 76, 20, COLOURS.muted, 'Inter', 400);
    })
    .join('');
}

const SECTIONS: Readonly<Record<string, string>> = {
  getStarted: 'Get started',
  guides: 'Guide',
  usage: 'Usage',
  services: 'Service',
  contributing: 'Contributing',
  about: 'About',
};

/** @returns what kind of page it is, in a word or two */
function pageKindText(page: Page): string {
  if (page.kind === 'operation') return `${getService(page.operation.service).title} API`;
  if (page.kind === 'category') return 'Services';
  return page.kind === 'doc' ? (SECTIONS[page.sidebar] ?? 'Documentation') : 'Documentation';
}

/** The sign and the word of static/img/logo.svg, whose word is this font in paths: an image cannot rely on the fonts of its reader. */
const LOGO = [
  `<g transform="translate(${MARGIN - 6} 62) scale(2)"><g fill="none" stroke="${COLOURS.green}" stroke-width="2.4" stroke-linecap="round"><path d="M7.5 8.5 15 15.5M24.5 7 15 15.5m8 10.5-8-10.5M7.8 24.5l7.2-9"/></g>`,
  `<g fill="${COLOURS.green}"><circle cx="6.5" cy="7.8" r="3.2"/><circle cx="25.2" cy="6.4" r="2.7"/><circle cx="23.6" cy="26.6" r="3.2"/><circle cx="7" cy="25.4" r="2.6"/></g><circle cx="15" cy="15.5" r="4.4" fill="${COLOURS.orange}"/></g>`,
  text(`ecosyste<tspan fill="${COLOURS.green}">.ms</tspan>`, MARGIN + 72, 110, 40, COLOURS.ink),
].join('');

/**
 * @param page a page of the site
 * @returns its image, 1200 by 630, in the fonts Inter and JetBrains Mono
 */
export function socialSvg(page: Page): string {
  const {size, lines} = titleLines(page.title);
  const foot =
    page.kind === 'operation'
      ? call(page.operation.method, page.operation.path)
      : text('docs.ecosyste.ms', MARGIN, 556, 30, COLOURS.muted, 'Inter', 400);
  const kind = pageKindText(page);
  const bottom = Math.round(206 + size * (1.25 + (lines.length - 1) * 1.16));
  const {width, height} = SOCIAL_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOURS.paper}"/><rect width="${width}" height="14" fill="${COLOURS.green}"/>`,
    LOGO,
    text(escapeMarkup(kind), MARGIN, 206, 30, COLOURS.green),
    ...lines.map((line, index) =>
      text(escapeMarkup(line), MARGIN, Math.round(206 + size * (1.25 + index * 1.16)), size, COLOURS.ink),
    ),
    page.kind === 'operation' && bottom <= CARD_TOP ? card(page.operation) : '',
    `<path d="M${MARGIN} 496H${width - MARGIN}" stroke="${COLOURS.line}" stroke-width="2"/>`,
    foot,
    '</svg>',
  ].join('');
}

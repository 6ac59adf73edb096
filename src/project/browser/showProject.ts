/**
 * Writes the reader's project into the requests of a page, and takes it out
 * again. Recorded responses stay: beside a request that has changed they are
 * said to be of another record. Nothing moves, because everything keeps its
 * height.
 */
import {loadOperation} from '../../requests/browser/useOperation';
import type {Sample} from '../../console/browser/places';
import {writeSample} from '../../console/browser/writeSample';
import {readTexts, startTexts, toTexts} from '../../console/browser/fields';
import {readFragment, writeFragment} from '../../console/browser/formFragment';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import type {Json} from '../../../packages/openapi-docs/src/model';
import {toText} from '../../requests/fragment';
import {prepareRequest, type RequestValues} from '../../../packages/openapi-docs/src/samples/request';
import {samplesFor} from '../../../packages/openapi-docs/src/samples/samples';
import {pageRoot} from '../../browser/pageRoot';
import {readStored, store} from '../../browser/storage';
import {PROJECT_KEY, readProject, type Project} from '../project';
import {projectValues} from '../projectValues';
import {askProject} from './askProject';
import {hideChip, showChip} from './chip';

/** A request of the page. */
interface Place {
  reference: string;
  /** Holds the samples. */
  box: HTMLElement;
  /** Holds the recorded responses. */
  around: HTMLElement;
  /** Links to the console; their fragment holds the values. */
  links: HTMLAnchorElement[];
  /** Below the request of an operation's page. */
  foot?: HTMLElement;
}

/** Puts back what was changed. */
let undo: (() => void)[] = [];

/** Counts the calls: an older one that still loads changes nothing. */
let latest = 0;

/** What shows an error has to stay: the project would not have it. */
const showsError = (box: HTMLElement): boolean =>
  /^Response [45]/.test(box.querySelector('.example .code__title')?.textContent ?? '');

function findPlaces(): Place[] {
  const root = pageRoot();
  const own = [...root.querySelectorAll<HTMLElement>('.operation [data-console]')].flatMap((foot) => {
    const box = foot.closest<HTMLElement>('.request-panel');
    const around = foot.closest<HTMLElement>('.operation');
    return box && around ? [{reference: foot.dataset.console ?? '', box, around, links: [], foot}] : [];
  });
  const others = [...root.querySelectorAll<HTMLElement>('.request')].flatMap((box) => {
    const reference = box.querySelector('run-request')?.getAttribute('of');
    return reference && !showsError(box)
      ? [{reference, box, around: box, links: [...box.querySelectorAll<HTMLAnchorElement>('.request__name a')]}]
      : [];
  });
  return [...own, ...others];
}

/** Keeps an element as high as it is, until the examples are put back. */
function holdHeight(element: HTMLElement): void {
  if (element.offsetHeight === 0) return;
  element.style.height = `${element.getBoundingClientRect().height}px`;
  undo.push(() => {
    element.style.height = '';
  });
}

function findSamples({box}: Place): Sample[] {
  return [...box.querySelectorAll<HTMLElement>('pre > code')]
    .filter((code) => !code.closest('.example'))
    .map((code) => ({
      language: code.closest<HTMLElement>('[data-sample]')?.dataset.sample ?? 'curl',
      code,
      made: [...code.childNodes],
    }));
}

/** @returns the code about the project: made anew where the page's was made so, else with the other URL in it; undefined where neither fits */
function newCode(
  sample: Sample,
  operation: ConsoleOperation,
  old: RequestValues,
  mine: RequestValues,
): string | undefined {
  const shown = sample.code.textContent ?? '';
  const textOf = (values: RequestValues): string | undefined =>
    samplesFor(operation, values).find(({id}) => id === sample.language)?.code;
  if (textOf(old)?.trim() === shown.trim()) return textOf(mine);
  const [before, after] = [prepareRequest(operation, old).url, prepareRequest(operation, mine).url];
  return shown.includes(before) ? shown.replaceAll(before, after) : undefined;
}

/** @returns what the recorded responses are of: the last value that has changed */
function subjectOf(old: RequestValues, mine: RequestValues): string {
  const changed = Object.entries(old.parameters).filter(([name, value]) => mine.parameters[name] !== value);
  const last: Json | undefined = changed.at(-1)?.[1] ?? old.body;
  return last === undefined ? '' : toText(typeof last === 'object' ? JSON.stringify(last) : last);
}

function sayWhose({around}: Place, subject: string): void {
  for (const caption of around.querySelectorAll<HTMLElement>('.example__caption')) {
    holdHeight(caption.closest<HTMLElement>('.code__bar') ?? caption);
    const note = document.createElement('span');
    note.className = 'project-note';
    note.textContent = `For ${subject} · `;
    caption.prepend(note);
    undo.push(() => note.remove());
  }
}

function setLink(link: HTMLAnchorElement, fragment: string): void {
  const before = link.hash;
  link.hash = fragment;
  undo.push(() => {
    link.hash = before;
  });
}

/** @returns whether the request now asks for the project */
function write(project: Project, place: Place, operation: ConsoleOperation): boolean {
  const texts = (place.links[0] && readFragment(operation, place.links[0].hash)) ?? startTexts(operation);
  const old = readTexts(operation, texts).values;
  const mine = projectValues(project, operation, old);
  const fragment = mine && writeFragment(toTexts(operation, mine));
  if (!mine || !fragment) return false;
  if (JSON.stringify(mine) === JSON.stringify(old)) return true;
  const codes = findSamples(place).map((sample) => ({sample, text: newCode(sample, operation, old, mine)}));
  if (codes.every(({text}) => text === undefined)) return false;
  for (const {sample, text} of codes) {
    if (text === undefined) continue;
    const {code, made} = sample;
    if (code.parentElement) holdHeight(code.parentElement);
    writeSample(sample, text, operation, mine);
    undo.push(() => code.replaceChildren(...made));
  }
  for (const link of place.links) setLink(link, fragment);
  if (place.foot) {
    const {foot} = place;
    foot.dataset.values = fragment;
    undo.push(() => delete foot.dataset.values);
  }
  sayWhose(place, subjectOf(old, mine));
  return true;
}

function restore(): void {
  for (const step of undo.reverse()) step();
  undo = [];
}

/** The console writes the samples while it is open: it is closed, and opens again with the values of the project. */
function closeConsole(): () => void {
  const page = pageRoot().querySelector('.is-trying');
  page?.querySelector<HTMLElement>('.try-bar .try-close')?.click();
  return () => page?.querySelector<HTMLElement>('.try-open')?.click();
}

/** What the dialog has just stored. */
const showKept = (): void => void showProject(readStored(PROJECT_KEY));

/**
 * Shows a project in the requests of the page.
 *
 * @param text what is kept; null: nothing, and the examples are put back
 */
export async function showProject(text: string | null): Promise<void> {
  latest += 1;
  const call = latest;
  const project = text === null ? undefined : readProject(text);
  const places = findPlaces();
  const isShared = window.location.hash.startsWith('#try=');
  const operations = project
    ? await Promise.all(
        places.map(({reference}) => loadOperation(reference, new AbortController().signal).catch(() => undefined)),
      )
    : [];
  if (call !== latest) return;
  const reopen = isShared ? () => undefined : closeConsole();
  restore();
  if (!project || places.length === 0) hideChip();
  else {
    const written = places.filter((place, index) => {
      const operation = operations[index];
      return place.box.isConnected && operation && write(project, place, operation);
    });
    showChip(project.text, written.length > 0, {
      change: () => askProject(project.text, showKept),
      stop: () => {
        store(PROJECT_KEY, null);
        void showProject(null);
      },
    });
  }
  reopen();
}

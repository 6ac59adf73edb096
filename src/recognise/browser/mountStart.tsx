/**
 * Runs the form of "start from what you have" (src/content/Starts). Its field is
 * in the page. Loads the recogniser when the field gets the focus or the reader
 * chooses an example, and then updates the requests with each key.
 */
import {createRoot, type Root} from 'react-dom/client';
import {onFirstUse} from '../../browser/firstUse';
import {closestInPage} from '../../browser/pageRoot';
import {reloadOnce} from '../../browser/reloadOnce';
import {RECORD, START_EXAMPLE, START_FORM, START_RESULTS, START_SAID} from '../../markers/markers';

const FORM = `[${START_FORM}]`;

/** The form that is in use: there is one on a page. */
let current: {form: HTMLElement; root: Root} | undefined;

const fieldOf = (form: HTMLElement): HTMLInputElement | null => form.querySelector('input');

const loadRecogniser = onFirstUse(() =>
  Promise.all([import('./StartResults'), import('@generated/landing/default/starts.json')]),
);

async function show(form: HTMLElement): Promise<void> {
  const modules = await loadRecogniser();
  const place = document.querySelector(`[${START_RESULTS}]`);
  const status = form.querySelector(`[${START_SAID}]`);
  if (!modules || !form.isConnected || !place || !status) return;
  const [{default: StartResults}, {default: table}] = modules;
  if (current?.form !== form) {
    current?.root.unmount();
    current = {form, root: createRoot(place)};
  }
  current.root.render(<StartResults text={fieldOf(form)?.value ?? ''} table={table} status={status} />);
}

function update(event: Event): void {
  const form = closestInPage<HTMLElement>(event, FORM);
  // Results move the buttons below them: one that is being pressed would miss its click.
  const isButton = event.type === 'focusin' && !(event.target instanceof HTMLInputElement);
  if (!form || isButton) return;
  showRecord(fieldOf(form)?.value ?? '');
  // The list of the page stays, so a part that does not come at all is no loss.
  show(form).catch((error: unknown) => {
    console.warn(error);
    reloadOnce('use');
  });
}

/** Shows the record of an example in place of the one before, and marks it as chosen while the field has the example. */
function showRecord(text: string): void {
  const records = [...document.querySelectorAll<HTMLElement>(`[${RECORD}]`)];
  const chosen = records.find((record) => record.getAttribute(RECORD) === text);
  for (const record of records) {
    record.toggleAttribute('data-chosen', record === chosen);
    if (chosen) record.hidden = record !== chosen;
  }
}

function chooseExample(event: Event): void {
  const example = closestInPage<HTMLElement>(event, `${FORM} [${START_EXAMPLE}]`);
  const field = example && fieldOf(example.closest<HTMLElement>(FORM) as HTMLElement);
  if (!field) return;
  field.value = example.getAttribute(START_EXAMPLE) ?? '';
  field.focus();
  update(event);
}

/** Enter goes to the first request, as a reader expects of a form with one field. */
function submit(event: Event): void {
  const form = closestInPage<HTMLElement>(event, FORM);
  // A response in the results has forms of its own.
  if (!form || event.target !== form) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`[${START_RESULTS}] li a`)?.click();
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', update);
  document.addEventListener('input', update);
  document.addEventListener('click', chooseExample);
  document.addEventListener('submit', submit);
}

/** Docusaurus calls this after every navigation, the first page included. */
export function onRouteDidUpdate(): void {
  if (current?.form.isConnected) return;
  current?.root.unmount();
  current = undefined;
}

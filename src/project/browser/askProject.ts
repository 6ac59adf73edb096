/** Asks for the reader's project, and keeps it only when told so. */
import {closeModal, openModal} from '../../browser/modal';
import {store} from '../../browser/storage';
import {currentVisit} from '../../browser/visit';
import {PROJECT_KEY, readProject} from '../project';
import './project.css';

const UNREADABLE =
  'Enter a package URL such as pkg:npm/left-pad, or the URL of a repository on GitHub, GitLab, Codeberg or Bitbucket.';
const BLOCKED = 'Your browser is blocking storage for this site.';

/** @returns an element with its text and attributes */
function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string>>,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** @returns what went wrong; undefined: it is kept */
function keep(text: string): string | undefined {
  const project = readProject(text);
  if (!project) return UNREADABLE;
  return store(PROJECT_KEY, project.text) ? undefined : BLOCKED;
}

/**
 * Opens the dialog.
 *
 * @param proposal what its field shows at first
 * @param onKept called once a project is kept
 */
export function askProject(proposal: string, onKept: () => void): void {
  const field = make('input', {
    id: 'project-field',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'project-problem project-hint',
  });
  field.value = readProject(proposal) ? proposal : '';
  const problem = make('p', {id: 'project-problem', role: 'alert'});
  const cancel = make('button', {type: 'button'}, 'Cancel');
  const form = make(
    'form',
    {method: 'dialog'},
    make('h2', {id: 'project-title'}, 'Use my project in the examples'),
    make('label', {for: 'project-field'}, 'Package URL or repository URL'),
    field,
    problem,
    make(
      'p',
      {id: 'project-hint', class: 'note'},
      "Sample requests will use it where they can. It's stored only in this browser, and nothing is sent.",
    ),
    make('div', {class: 'project-actions'}, make('button', {class: 'is-main'}, 'Use it'), cancel),
  );
  const dialog = make('dialog', {class: 'project-dialog', 'aria-labelledby': 'project-title'}, form);
  cancel.onclick = () => closeModal(dialog);
  dialog.onclose = () => dialog.remove();
  // The dialog belongs to the page under it.
  currentVisit().addEventListener('abort', () => closeModal(dialog));
  form.onsubmit = (event) => {
    event.preventDefault();
    const wrong = keep(field.value);
    field.setAttribute('aria-invalid', String(wrong !== undefined));
    problem.textContent = wrong ?? '';
    if (wrong !== undefined) return;
    closeModal(dialog);
    onKept();
  };
  document.body.append(dialog);
  openModal(dialog);
  field.select();
}

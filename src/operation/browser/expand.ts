import {closestInPage} from '../../static/browser/pageRoot';

/** @param event a click anywhere; on “Expand all” it opens what is folded away, or closes it again */
export function onClick(event: MouseEvent): void {
  const button = closestInPage<HTMLElement>(event, '[data-expand]');
  if (!button) return;
  const open = button.getAttribute('aria-expanded') !== 'true';
  for (const details of document.getElementById(button.dataset.expand ?? '')?.querySelectorAll('details') ?? [])
    details.open = open;
  button.setAttribute('aria-expanded', String(open));
  button.textContent = open ? 'Collapse all' : 'Expand all';
}

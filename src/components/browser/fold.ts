/** What is folded away: "Expand all", and links to places inside. */
import {closestInPage} from '../../prerendered/browser/pageRoot';

/** @param event a click anywhere */
export function onClick(event: MouseEvent): void {
  const button = closestInPage<HTMLElement>(event, '[data-expand]');
  if (!button) return;
  const open = button.getAttribute('aria-expanded') !== 'true';
  for (const details of document.getElementById(button.dataset.expand ?? '')?.querySelectorAll('details') ?? [])
    details.open = open;
  button.setAttribute('aria-expanded', String(open));
  button.textContent = open ? 'Collapse all' : 'Expand all';
}

/** A link to a property inside closed details opens them, so that the place can be seen. */
export function openTarget(): void {
  let id: string;
  try {
    id = decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return;
  }
  const place = id ? document.getElementById(id) : null;
  if (!place) return;
  let opened = false;
  for (let details = place.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    if (!details.open) opened = true;
    details.open = true;
  }
  if (opened) place.scrollIntoView();
}

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

/** Puts the form of "start from what you have" into its place (startsHtml.ts) when the reader comes near it. Its place is kept free, so that nothing moves. */
import {createRoot, type Root} from 'react-dom/client';

let roots: Root[] = [];
let observer: IntersectionObserver | undefined;

async function mount(place: HTMLElement): Promise<void> {
  const [{default: StartForm}, {default: table}] = await Promise.all([import('./StartForm'), import('@generated/landing/default/starts.json')]);
  if (!place.isConnected) return;
  const root = createRoot(place);
  roots.push(root);
  root.render(<StartForm table={table} />);
}

/** Docusaurus calls this after every navigation, the first page included. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  for (const root of roots) root.unmount();
  roots = [];
  const places = document.querySelectorAll<HTMLElement>('[data-start-form]');
  if (places.length === 0) return;
  observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      // The plain list below it stays, so a form that cannot be fetched is no loss.
      mount(target as HTMLElement).catch((error: unknown) => console.warn(error));
    }
  }, {rootMargin: '0px'});
  for (const place of places) observer.observe(place);
}

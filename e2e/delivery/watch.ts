import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** What the policy held back, as the browser reported it. */
    held: string[];
    /** What hostile code of the tests calls; none may. */
    hostile: (what: string) => void;
    ran: string[];
  }
}

/** Records what the policy blocks and what hostile code does, starting before the first script of each page. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.held = [];
    window.ran = [];
    window.hostile = (what) => void window.ran.push(what);
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, blockedURI}) => void window.held.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
}

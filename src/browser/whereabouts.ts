/** Where a reader is in a page. */
export interface Whereabouts {
  /** Scrolled pixels. */
  place: number;
  focused: Element | null;
}

/** @returns where the reader is now */
export const whereabouts = (): Whereabouts => ({place: window.scrollY, focused: document.activeElement});

let lastUse: Whereabouts = {place: 0, focused: null};

/** Remembers where the reader is as they use something that has to be loaded. */
export function rememberUse(): void {
  lastUse = whereabouts();
}

/** @returns where the reader was as they last did that */
export const whereLastUsed = (): Whereabouts => lastUse;

/** The places of a page that the console works in: src/reference/operation makes them. */

/** The request in one language: `<pre data-sample>`. */
export interface Sample {
  language: string;
  code: HTMLElement;
  /** What the page was made with: a line each. */
  made: readonly ChildNode[];
}

export interface Places {
  /** The operation, as `<api>/<operationId>`. */
  reference: string;
  /** Everything: it has the class `is-trying` while the console is open. */
  page: HTMLElement;
  button: HTMLElement;
  /** Below the request. */
  foot: HTMLElement;
  /** The panel of the response. */
  response: HTMLElement;
  /** By the name of the parameter; `body` for the body. */
  slots: ReadonlyMap<string, HTMLElement>;
  samples: readonly Sample[];
}

/** @returns the places around a button "Try it"; undefined where the page is not that of an operation */
export function findPlaces(button: HTMLElement): Places | undefined {
  const page = button.closest<HTMLElement>('.operation');
  const foot = button.closest<HTMLElement>('[data-console]');
  const response = page?.querySelector<HTMLElement>('.response-panel');
  if (!page || !foot || !response) return undefined;
  const slots = [...page.querySelectorAll<HTMLElement>('[data-slot]')].map(
    (slot) => [slot.dataset.slot ?? '', slot] as const,
  );
  return {
    reference: foot.dataset.console ?? '',
    page,
    button,
    foot,
    response,
    slots: new Map(slots),
    samples: [...page.querySelectorAll<HTMLElement>('.request-panel [data-sample] code')].map((code) => ({
      language: code.closest<HTMLElement>('[data-sample]')?.dataset.sample ?? '',
      code,
      made: [...code.childNodes],
    })),
  };
}

/**
 * @param slot the slot of a parameter
 * @returns `aria-describedby` of its field: ids of what the page says of its type and its values
 */
export function describedBy(slot: HTMLElement): string {
  const row = slot.closest('.field');
  const values = row?.querySelector('.field__facts') ?? row?.querySelector('.field__text');
  const parts = [row?.querySelector('.field__type'), values].filter((part) => part != null);
  for (const [index, part] of parts.entries()) part.id ||= `${row?.id ?? ''}-about-${index}`;
  return parts.map(({id}) => id).join(' ');
}

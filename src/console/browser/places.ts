/** The places of a page that the console works in: src/reference/operation makes them. */
import {
  CONSOLE,
  FIELD,
  FIELD_FACTS,
  FIELD_TEXT,
  FIELD_TYPE,
  OPERATION,
  REQUEST_PANEL,
  RESPONSE_PANEL,
  SAMPLE,
  SLOT,
} from '../../markers/markers';

/** The request in one language. */
export interface Sample {
  language: string;
  code: HTMLElement;
  /** What the page was made with: a line each. */
  made: readonly ChildNode[];
}

export interface Places {
  /** The operation, as `<api>/<operationId>`. */
  reference: string;
  /** Everything: it has a class while the console is open. */
  page: HTMLElement;
  button: HTMLElement;
  /** Below the request. */
  foot: HTMLElement;
  response: HTMLElement;
  /** By the name of the parameter; `body` for the body. */
  slots: ReadonlyMap<string, HTMLElement>;
  samples: readonly Sample[];
}

/** @returns the places around a button "Try it"; undefined where the page is not that of an operation */
export function findPlaces(button: HTMLElement): Places | undefined {
  const page = button.closest<HTMLElement>(`.${OPERATION}`);
  const foot = button.closest<HTMLElement>(`[${CONSOLE}]`);
  const response = page?.querySelector<HTMLElement>(`.${RESPONSE_PANEL}`);
  if (!page || !foot || !response) return undefined;
  const slots = [...page.querySelectorAll<HTMLElement>(`[${SLOT}]`)].map(
    (slot) => [slot.getAttribute(SLOT) ?? '', slot] as const,
  );
  return {
    reference: foot.getAttribute(CONSOLE) ?? '',
    page,
    button,
    foot,
    response,
    slots: new Map(slots),
    samples: [...page.querySelectorAll<HTMLElement>(`.${REQUEST_PANEL} [${SAMPLE}] code`)].map((code) => ({
      language: code.closest(`[${SAMPLE}]`)?.getAttribute(SAMPLE) ?? '',
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
  const row = slot.closest(`.${FIELD}`);
  const values = row?.querySelector(`.${FIELD_FACTS}`) ?? row?.querySelector(`.${FIELD_TEXT}`);
  const parts = [row?.querySelector(`.${FIELD_TYPE}`), values].filter((part) => part != null);
  for (const [index, part] of parts.entries()) part.id ||= `${row?.id ?? ''}-about-${index}`;
  return parts.map(({id}) => id).join(' ');
}

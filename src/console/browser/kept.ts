/**
 * The reader's last requests, kept in this browser once the reader has asked for
 * it. An entry is made of the form's values: an email address or a key of the
 * caller is never among them (callerSecrets.ts).
 */
import {readStored, store} from '../../browser/storage';

/** A request that was sent. */
export interface KeptRequest {
  /** Summary of the operation. */
  title: string;
  method: string;
  /** Page of the operation, with the values in its fields. */
  href: string;
  /** What was called, without the host of a mock server. */
  url: string;
  /** What came back, for example `200`; empty where nothing did. */
  status: string;
  /** When, in Unix milliseconds. */
  at: number;
}

/** Where they are kept: a list, from the moment that the reader asks for it. */
const KEY = 'console-requests';

/** How many are kept. */
const MAX_KEPT = 20;

const listeners = new Set<() => void>();

function isKept(value: unknown): value is KeptRequest {
  const {title, method, href, url, status, at} = (value ?? {}) as Record<string, unknown>;
  const texts = [title, method, href, url, status].every((text) => typeof text === 'string');
  return texts && typeof at === 'number' && /^\/docs\/[\w/-]+(#|$)/.test(href as string);
}

/** @returns the stored text; null where the reader has not asked for it, or the browser stores nothing */
export const storedText = (): string | null => readStored(KEY);

/** @returns the requests of a stored text, the last first */
export function readKept(text: string | null): KeptRequest[] {
  try {
    const list = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter(isKept).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

/** @returns false where the browser stores nothing */
function write(requests: readonly KeptRequest[] | null): boolean {
  const isStored = store(KEY, requests && JSON.stringify(requests));
  for (const listener of listeners) listener();
  return isStored;
}

/** Begins to keep requests. @returns false where the browser stores nothing */
export const startKeeping = (): boolean => write([]);

/** Forgets what was kept, and keeps no more. */
export const forgetKept = (): void => void write(null);

/** Keeps a request where the reader has asked for it. */
export function keep(request: KeptRequest): void {
  const text = storedText();
  if (text !== null) write([request, ...readKept(text)].slice(0, MAX_KEPT));
}

/**
 * @param listener called when what is kept changes, in this tab or another
 * @returns what ends that
 */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

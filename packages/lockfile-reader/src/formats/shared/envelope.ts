/** Opens what SBOMs are delivered in: in-toto statements, DSSE envelopes, the API of GitHub. */
import {parseJson} from './json';
import {field, has, textField} from './looseValues';

/** An envelope in a statement in an envelope; more is no delivery. */
const MAX_DEPTH = 4;

/** @returns the text of base64; undefined if it isn't that */
function fromBase64(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

/** @returns what is inside; undefined if the value isn't an envelope */
function inside(value: unknown): unknown {
  const payload = textField(value, 'payload');
  if (payload !== undefined && (has(value, 'payloadType') || has(value, 'signatures'))) {
    const text = fromBase64(payload);
    return text === undefined ? undefined : parseJson(text, 'The payload of this envelope');
  }
  if (has(value, 'dsseEnvelope')) return field(value, 'dsseEnvelope');
  if (textField(value, '_type')?.includes('in-toto.io/')) {
    const predicate = field(value, 'predicate');
    return field(predicate, 'Data') ?? predicate;
  }
  return has(field(value, 'sbom'), 'spdxVersion') ? field(value, 'sbom') : undefined;
}

/** @returns the innermost value @throws Unreadable if a payload isn't JSON */
export function unwrap(value: unknown): unknown {
  let current = value;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const next = inside(current);
    if (next === undefined) return current;
    current = typeof next === 'string' ? parseJson(next, 'The predicate of this statement') : next;
  }
  return current;
}

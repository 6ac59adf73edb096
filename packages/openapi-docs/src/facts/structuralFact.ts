/**
 * Structural facts: the units in which two API descriptions are compared and in
 * which a recorded difference says what it explains. As text:
 * `operation GET /path` · `parameter GET /path query name` · `body POST /path` ·
 * `response GET /path 200` · `schema Name` · `property Schema.name`.
 */

const FORMS = [
  /^operation (GET|POST|PUT|PATCH|DELETE) \/\S*$/,
  /^parameter (GET|POST|PUT|PATCH|DELETE|\*) \/?\S* (path|query|header|\*)( \S+)?$/,
  /^body (GET|POST|PUT|PATCH|DELETE|\*) \/?\S*$/,
  /^response (GET|POST|PUT|PATCH|DELETE|\*) \/?\S* \S+$/,
  /^schema \S+$/,
  /^property \S+$/,
  /^(parameter|body|response) (GET|POST|PUT|PATCH|DELETE) \/\S*\*$/,
];

/** Whether a text has the form of a structural fact. A trailing `*` stands for anything, but not in an operation. */
export function isFact(text: string): boolean {
  if (text.startsWith('operation ') && text.includes('*')) return false;
  const star = text.indexOf('*');
  return (star < 0 || star === text.length - 1) && FORMS.some((form) => form.test(text));
}

/** A path template with its parameter names blanked: renaming a path parameter is no difference. */
export function blankPath(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** A fact in the form in which facts are compared: path parameters blanked. */
export function blankFact(fact: string): string {
  return /^(schema|property) /.test(fact) ? fact : blankPath(fact);
}

export function operationFact(method: string, path: string): string {
  return `operation ${method.toUpperCase()} ${blankPath(path)}`;
}

/** Whether a recorded fact, which may end in `*`, covers a fact. */
export function covers(recorded: string, fact: string): boolean {
  const pattern = blankFact(recorded);
  return pattern.endsWith('*') ? fact.startsWith(pattern.slice(0, -1)) : fact === pattern;
}

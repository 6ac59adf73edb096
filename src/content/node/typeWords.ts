/** Types of the changelog in words: what `object{a, b}[]` means to who reads a response. */

const OBJECT = /^object\{(?<names>[^{}]*)\}$/;

/** @returns the parts of a type between bars that stand in no bracket */
function choicesOf(type: string): string[] {
  const choices = [''];
  let depth = 0;
  for (const character of type) {
    if ('({'.includes(character)) depth += 1;
    if (')}'.includes(character)) depth -= 1;
    if (character === '|' && depth === 0) choices.push('');
    else choices[choices.length - 1] += character;
  }
  return choices;
}

/** @returns names in a sentence, the last after `word` */
function inSentence(names: readonly string[], word: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${last}` : last;
}

const asCode = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``);

/** @returns a type as a phrase of Markdown, such as "array of `License`" */
export function typeWords(type: string): string {
  const choices = choicesOf(type);
  if (choices.length > 1) return inSentence(choices.map(typeWords), 'or');
  if (type.endsWith('[]')) return `array of ${typeWords(type.slice(0, -2).replace(/^\((.*)\)$/, '$1'))}`;
  const names = OBJECT.exec(type)?.groups?.names;
  if (names !== undefined) return `object with ${inSentence(asCode(names.split(', ')), 'and')}`;
  if (type === 'any') return 'any value';
  // A name of a schema, not of a type.
  return /^[A-Z]/.test(type) ? `\`${type}\`` : type;
}

/** @returns the properties of an object, or of the objects of an array; undefined for any other type */
const propertiesInType = (type: string): string[] | undefined =>
  OBJECT.exec(type.replace(/\[\]$/, ''))?.groups?.names?.split(', ');

/** @returns how a type changed, as the rest of a sentence that began with what has it */
export function typeChange(before: string, after: string): string {
  const [had, has] = [propertiesInType(before), propertiesInType(after)];
  if (!had || !has || before.endsWith('[]') !== after.endsWith('[]'))
    return `is ${typeWords(after)}, not ${typeWords(before)}`;
  const added = has.filter((name) => !had.includes(name));
  const removed = had.filter((name) => !has.includes(name));
  return [
    ...(added.length > 0 ? [`also has ${inSentence(asCode(added), 'and')}`] : []),
    ...(removed.length > 0 ? [`doesn't have ${inSentence(asCode(removed), 'or')}`] : []),
  ].join(', and ');
}

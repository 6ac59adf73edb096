import {words} from '../../tools/command/words';

/** The verbs that a summary, a task or an operationId may start with. Add one when a truer verb is missing. */
const VERBS = new Set(
  words(`
    add ask batch browse bulk change check choose compare count create describe detect download examine explore
    extract fetch find follow get identify import inspect keep learn list look lookup match measure open pack parse
    ping poll query queue rank read redirect refresh remove replace report request resolve retrieve run scan search
    see send show start submit summarise sync synchronise trace track trigger update use view watch
  `),
);

/** Whether a text, or a camelCase id, starts with a known verb. */
export function isVerb(text: string): boolean {
  const [first = ''] = /^[A-Za-z][a-z]*/.exec(text) ?? [];
  return VERBS.has(first.toLowerCase());
}

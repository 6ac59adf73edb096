/**
 * Writes the theme's constants where they are used. Infima and our own sheet
 * declare many custom properties that are set once and read once or twice.
 * Inlining them keeps the style sheet in every page within its byte budget.
 */
import postcss, {type Declaration, type Root, type Rule} from 'postcss';

/** Whether a rule sets the page's variables, or their dark values; no earlier rule outweighs it. */
const isOfVariables = (rule: Rule): boolean =>
  rule.parent?.type === 'root' && /^(:root|html\[data-theme=["']?dark["']?\])$/.test(rule.selector);

/** Joins the rules that set the page's variables, so that each is set once for each colour mode; the last value counts. */
function joinRules(root: Root): void {
  const first = new Map<string, Rule>();
  root.walkRules((rule) => {
    if (!isOfVariables(rule)) return;
    const selector = rule.selector.replace(/["']/g, '');
    const target = first.get(selector);
    if (!target) {
      first.set(selector, rule);
      return;
    }
    rule.walkDecls((declaration) => {
      target.walkDecls(declaration.prop, (old) => void old.remove());
      target.append(declaration.clone());
    });
    rule.remove();
  });
}

/** Drops what a later rule with the very same selector sets again: it can never be seen. */
function dropOverridden(root: Root): void {
  const later = new Map<string, Set<string>>();
  for (const node of [...root.nodes].reverse()) {
    if (node.type !== 'rule') continue;
    const set = later.get(node.selector) ?? new Set();
    later.set(node.selector, set);
    const own: string[] = [];
    node.each((child) => {
      if (child.type !== 'decl') return;
      if (set.has(child.prop) && !child.important) child.remove();
      else own.push(child.prop);
    });
    // Of one rule both are kept: the first is for browsers that do not know the second.
    for (const prop of own) set.add(prop);
    if (node.nodes.length === 0) node.remove();
  }
}

/** The custom properties that are set exactly once, for the whole page. */
function constantsOf(root: Root): Declaration[] {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(
    /^--/,
    (declaration) => void declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]),
  );
  return [...declared.values()].flatMap((all) => {
    const [only] = all;
    return only && all.length === 1 && only.parent?.type === 'rule' && only.parent.selector === ':root' ? [only] : [];
  });
}

/** @returns whether the constant was written where it is used and is gone */
function inline(constant: Declaration, root: Root): boolean {
  const name = `var(${constant.prop})`;
  const withFallback = new RegExp(`var\\(${constant.prop}\\s*,`);
  const users: Declaration[] = [];
  const withFallbacks: Declaration[] = [];
  root.walkDecls((declaration) => {
    if (declaration.value.includes(name)) users.push(declaration);
    if (withFallback.test(declaration.value)) withFallbacks.push(declaration);
  });
  const uses = users.reduce((sum, {value}) => sum + value.split(name).length - 1, 0);
  // One that reads another property may mean something else in another place.
  const isShort = constant.value.length <= name.length && !constant.value.includes('var(');
  if (withFallbacks.length > 0 || (uses > 2 && !isShort)) return false;
  // Minified values follow each other without a space, which `)` allows and a number does not.
  for (const user of users) user.value = user.value.replaceAll(name, ` ${constant.value} `).replace(/\s+/g, ' ').trim();
  constant.remove();
  return true;
}

/**
 * @param css the whole style sheet
 * @param readElsewhere custom properties that scripts, pages or other style sheets read: they stay
 * @returns the same styles in fewer bytes
 */
export function inlineConstants(css: string, readElsewhere: ReadonlySet<string> = new Set()): string {
  const root = postcss.parse(css);
  joinRules(root);
  dropOverridden(root);
  const pass = (): boolean =>
    constantsOf(root)
      .filter(({prop}) => !readElsewhere.has(prop))
      .map((constant) => inline(constant, root))
      .some(Boolean);
  while (pass());
  return root.toString();
}

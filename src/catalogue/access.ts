/**
 * Rate limits, plans and how a caller identifies itself. The one place for these
 * numbers: usage pages, operation pages, samples and console read them from
 * here.
 *
 * Sources: the public source of the gateway's rate limit plugin
 * (ecosyste-ms/conditional-rate-limit.lua) and the dated measurements named in
 * each record.
 */
import {formatDate, formatNumber} from '@ecosystems-docs/text';

export interface Tier {
  /** Value of the `X-RateLimit-Tier` header. */
  id: 'anonymous' | 'polite' | 'api_key';
  name: string;
  who: string;
  /** Requests per window; absent where it depends on the key. */
  limit?: number;
  /** What requests are counted for; in a table, under "Counted per". */
  scope: string;
  /** The day on which the limit was last measured, as YYYY-MM-DD. */
  measured?: string;
}

export const tiers: readonly Tier[] = [
  {
    id: 'anonymous',
    name: 'Common pool',
    who: 'no email address and no key',
    limit: 5000,
    scope: 'IP address and tier',
    measured: '2026-08-16',
  },
  {
    id: 'polite',
    name: 'Polite pool',
    who: 'an email address',
    limit: 15000,
    scope: 'IP address and tier',
    measured: '2026-08-16',
  },
  {
    id: 'api_key',
    name: 'API key',
    who: 'a recognised key, whose limit nobody else uses up',
    scope: 'key, across all IP addresses',
  },
];

/** Length of the window in seconds. It is aligned to the clock: the count starts again on the hour. */
export const WINDOW_SECONDS = 3600;

/** Query parameter with the caller's email address, the other way into the polite pool. */
export const MAILTO_PARAMETER = 'mailto';

/** Requests per hour for a key that was created without a plan. */
export const KEY_WITHOUT_PLAN = 300;

interface Plan {
  name: string;
  /** US dollars a month. */
  price: number;
  /** Requests an hour. */
  requests: string;
}

/** Source: ecosyste-ms/home db/seeds.rb, last changed on PLANS_DATE. It counts KEY_WITHOUT_PLAN for the free plan, which has no key. */
const plans: readonly Plan[] = [
  {
    name: 'Free',
    price: 0,
    requests: `${limitOf('anonymous')} or ${limitOf('polite')}, without a key`,
  },
  {name: 'Develop', price: 200, requests: formatNumber(1000)},
  {name: 'Scale', price: 1000, requests: formatNumber(5000)},
];

/** The day on which the plans were last changed in the source of ecosyste-ms/home. */
const PLANS_DATE = '2025-11-20';

/** Registries that Packages indexes, as of SCALE_DATE. */
const REGISTRIES = 109;

/** Numbers that show the scale of the data. Source: the service records of ecosyste-ms/home, as of SCALE_DATE. */
export const scale: readonly {label: string; value: string}[] = [
  {label: `packages from ${REGISTRIES} registries`, value: '14.4 million'},
  {label: 'repositories on 1,950 hosts', value: '293 million'},
  {label: 'dependencies', value: '24.6 billion'},
  {label: 'maintainers', value: '2.18 million'},
  {label: 'security advisories', value: '33,600'},
  {label: 'commits', value: '889 million'},
];

export const SCALE_DATE = '2026-07-01';

function planOf(name: string): Plan {
  const plan = plans.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`There is no plan "${name}".`);
  return plan;
}

function tierOf(id: Tier['id']): Required<Tier> {
  const tier = tiers.find((candidate) => candidate.id === id);
  if (tier?.limit === undefined || !tier.measured) throw new Error(`Tier "${id}" has no limit that was measured.`);
  return {...tier, limit: tier.limit, measured: tier.measured};
}

function limitOf(id: Tier['id']): string {
  return formatNumber(tierOf(id).limit);
}

/** Facts that prose names as `<Fact of="rateLimit.anonymous" />`. */
export const facts: Readonly<Record<string, string>> = {
  'rateLimit.anonymous': limitOf('anonymous'),
  'rateLimit.polite': limitOf('polite'),
  'rateLimit.window': 'hour',
  'rateLimit.measured': formatDate(tierOf('anonymous').measured),
  // Measured by a third party on 20 August 2026; docs/usage/pagination.mdx has the page sizes of all services.
  'page.thousandRecords': '1,000 full npm records were 135 MB',
  'rateLimit.keyWithoutPlan': formatNumber(KEY_WITHOUT_PLAN),
  'rateLimit.key': `${formatNumber(KEY_WITHOUT_PLAN)} to ${planOf('Scale').requests}`,
  'plan.date': formatDate(PLANS_DATE),
  'plan.develop.price': `$${formatNumber(planOf('Develop').price)}`,
  'plan.develop.limit': planOf('Develop').requests,
  'plan.scale.price': `$${formatNumber(planOf('Scale').price)}`,
  'plan.scale.limit': planOf('Scale').requests,
  'count.registries': formatNumber(REGISTRIES),
};

/**
 * @returns the text of a fact
 * @throws Error that names the known facts
 */
export function factText(name: string): string {
  const text = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (text === undefined)
    throw new Error(`There is no fact "${name}" in src/catalogue/access.ts. Known: ${Object.keys(facts).join(', ')}.`);
  return text;
}

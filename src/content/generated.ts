/** Parts of pages that are made from the catalogue: `<Generated part="…" />`. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {formatDate, formatNumber, plans, PLANS_DATE, scale, SCALE_DATE, tiers} from '../catalogue/access';
import {categories, servicePath, servicesOf} from '../catalogue/services';
import {architecture} from './architectureHtml';
import {changelog} from './changelogHtml';
import {coverageMatrix, coverageSummary} from './coverageHtml';
import {dataModelDiagram, dataModelEntities, dataModelJoins} from './dataModelHtml';
import {differenceCounts, differences} from './differencesHtml';
import {collections, downloads} from './downloadsHtml';
import {dumpColumns, dumpTables} from './dumpHtml';
import {list, table} from '../reference/build/nodes';
import {startForm, startList} from './startsHtml';

/** A table that its own columns name. */
const listing = (head: readonly string[], rows: readonly (readonly (Element | string)[])[]): Element =>
  table(head.join(', '), head, rows);

const parts: Readonly<Record<string, () => Element>> = {
  architecture,
  changelog,
  coverage: coverageMatrix,
  'coverage-summary': coverageSummary,
  'data-model': dataModelDiagram,
  'data-model-entities': dataModelEntities,
  'data-model-joins': dataModelJoins,
  collections,
  differences,
  'difference-counts': differenceCounts,
  downloads,
  'dump-columns': dumpColumns,
  'dump-tables': dumpTables,
  starts: () => h('div', [startForm(), startList()]),
  scale: () =>
    h('ul', [
      ...scale.map((figure) => h('li', `${figure.value} ${figure.label}`)),
      h('li', `as we published on ${formatDate(SCALE_DATE)}`),
    ]),
  tiers: () =>
    listing(
      ['Tier', 'Header value', 'Who', 'Requests per hour', 'Counted for', 'Measured'],
      tiers.map((tier) => [
        tier.name,
        h('code', tier.id),
        tier.who,
        tier.limit === undefined ? 'depends on the key' : formatNumber(tier.limit),
        tier.scope,
        tier.measured === undefined ? 'not measured' : formatDate(tier.measured),
      ]),
    ),
  plans: () =>
    h('div', [
      listing(
        ['Plan', 'Price per month', 'Requests per hour', 'Access', 'Support'],
        plans.map((plan) => [
          plan.name,
          plan.price === 0 ? 'free' : `$${formatNumber(plan.price)}`,
          formatNumber(plan.requestsPerHour),
          plan.access,
          plan.support,
        ]),
      ),
      h('p.note', `From the source code of our website, last changed on ${formatDate(PLANS_DATE)}.`),
    ]),
  services: () =>
    h(
      'div',
      categories.flatMap((category) => [
        h('h3', h('a', {href: `/docs/category/${category.id}`}, category.title)),
        list(servicesOf(category.id), (service) => [
          h('a', {href: servicePath(service)}, service.title),
          `: ${service.description}`,
        ]),
      ]),
    ),
};

/**
 * @param part name of the part
 * @throws Error that names the known parts
 */
export function generated(part: string): Element {
  const make = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (!make)
    throw new Error(
      `There is no generated part "${part}" in src/content/generated.ts. Known: ${Object.keys(parts).join(', ')}.`,
    );
  return make();
}

/** Reads CycloneDX in JSON. */
import type {ReadResult} from '../../types';
import {Collector} from '../shared/collect';
import {addPurl} from '../purls/purls';
import {field, itemsOf, textField} from '../shared/values';

/** @returns all components, those inside others included, in the order of the file */
function componentsOf(value: unknown): unknown[] {
  const components: unknown[] = [];
  const pending = itemsOf(field(value, 'components')).toReversed();
  while (pending.length > 0) {
    const component = pending.pop();
    components.push(component);
    for (const inner of itemsOf(field(component, 'components')).toReversed()) pending.push(inner);
  }
  return components;
}

/** @returns by identifier of a component: those that it depends on */
function dependenciesOf(value: unknown): Map<string, string[]> {
  const dependencies = new Map<string, string[]>();
  for (const entry of itemsOf(field(value, 'dependencies'))) {
    const ref = textField(entry, 'ref');
    const targets = itemsOf(field(entry, 'dependsOn')).filter((target) => typeof target === 'string');
    const known = ref === undefined ? undefined : dependencies.get(ref);
    for (const target of targets) known?.push(target);
    if (ref !== undefined && !known) dependencies.set(ref, targets);
  }
  return dependencies;
}

/** Properties of CycloneDX's taxonomy that say that a component is for development, and with which value. */
const DEVELOPMENT = new Map([
  ['cdx:npm:package:development', 'true'],
  ['cdx:composer:package:isDevRequirement', 'true'],
  ['cdx:poetry:group', 'dev'],
  ['cdx:pipenv:category', 'develop'],
]);

/** @returns true if a component says that it is for development; tools don't say the contrary */
function isDevelopment(component: unknown): true | undefined {
  const development = itemsOf(field(component, 'properties')).some((property) => {
    const value = textField(property, 'value');
    return value !== undefined && DEVELOPMENT.get(textField(property, 'name') ?? '') === value;
  });
  return development || undefined;
}

/** @param value the JSON of the file */
export function readCycloneDx(value: unknown): ReadResult {
  const found = new Collector();
  const dependencies = dependenciesOf(value);
  const root = textField(field(field(value, 'metadata'), 'component'), 'bom-ref');
  const direct = root === undefined ? undefined : dependencies.get(root);
  const asked = direct && new Set(direct);
  const indexes = new Map<string, number>();
  for (const component of componentsOf(value)) {
    const ref = textField(component, 'bom-ref');
    if (ref !== undefined && ref === root) continue;
    const group = textField(component, 'group');
    const name = textField(component, 'name') ?? ref ?? 'component without a name';
    const label = `${group ? `${group}/` : ''}${name}`;
    const purl = textField(component, 'purl');
    if (!purl) {
      found.skip(label, 'unknown-ecosystem');
      continue;
    }
    const flags = {direct: ref === undefined ? undefined : asked?.has(ref), development: isDevelopment(component)};
    const index = addPurl(found, purl, flags, label);
    if (ref !== undefined && index !== undefined) indexes.set(ref, index);
  }
  for (const [ref, targets] of dependencies)
    for (const target of targets) found.connect(indexes.get(ref), indexes.get(target));
  return found.result('cyclonedx', 'CycloneDX (JSON)');
}

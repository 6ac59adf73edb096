import {existsSync, readdirSync} from 'node:fs';
import {basename, resolve} from 'node:path';
import {Builder, type Loaded} from './builder';
import {DescriptionReader} from './cursor';
import {DescriptionErrors} from './errors';
import type {ApiDescription} from '../model';

/** The folder of the descriptions when none is given: `openapi` in the working directory. */
export const defaultDirectory = (): string => resolve('openapi');

/** The ids of all descriptions in a folder, sorted. */
export function listIds(dir: string = defaultDirectory()): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'))
    .sort();
}

/**
 * Loads one description; the errors of the others do not matter.
 * @throws DescriptionErrors with every error that hinders the model.
 */
export function load(id: string, dir: string = defaultDirectory()): ApiDescription {
  const {api, errors} = loadWithPlaces(id, dir);
  if (errors.length > 0 || !api) throw new DescriptionErrors(errors);
  return api;
}

/**
 * Loads every description in a folder, sorted by id.
 * @throws DescriptionErrors with every error of every description that hinders the model.
 */
export function loadAll(dir: string = defaultDirectory()): ApiDescription[] {
  const loaded = listIds(dir).map((id) => loadWithPlaces(id, dir));
  const errors = loaded.flatMap((one) => one.errors);
  if (errors.length > 0) throw new DescriptionErrors(errors);
  return loaded.flatMap(({api}) => (api ? [api] : []));
}

const cache = new Map<string, Loaded>();

/**
 * Loads one description and keeps the places of its parts. Never throws: errors
 * are in the result. While no file that it read has changed, the same object
 * comes back.
 */
export function loadWithPlaces(id: string, dir: string = defaultDirectory()): Loaded {
  const path = resolve(dir, `${id}.yaml`);
  const known = cache.get(path);
  if (known) {
    const reader = new DescriptionReader();
    if (known.files.every((file) => reader.root(file.path).file === file)) return known;
  }
  const loaded = new Builder(id, path, resolve(dir, 'shared', 'components.yaml')).build();
  cache.set(path, loaded);
  return loaded;
}

import type {Json} from './model';

export type JsonObject = Record<string, Json>;

/** An object of which nothing is known yet. */
export type AnyObject = Record<string, unknown>;

/** @returns whether the value is an object with keys: no list, and not null */
export function isObject(value: unknown): value is AnyObject;
export function isObject(value: Json | undefined): value is JsonObject;
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as an object: an empty one where it is none. */
export function asObject(value: Json | undefined): JsonObject;
export function asObject(value: unknown): AnyObject;
export function asObject(value: unknown): AnyObject {
  return isObject(value) ? value : {};
}

/** A value as a list: an empty one where it is none. */
export function asList(value: Json | undefined): Json[];
export function asList(value: unknown): unknown[];
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

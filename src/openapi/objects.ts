import type {Json} from './model';

export type JsonObject = Record<string, Json>;

/** @returns whether the value is an object with keys: no list, and not null */
export function isObject(value: unknown): value is Record<string, unknown>;
export function isObject(value: Json | undefined): value is JsonObject;
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

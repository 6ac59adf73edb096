import type {Json} from '../model';
import {isMapping} from './cursor';

/** An OpenAPI document, or part of one, as plain data that refers to nothing outside of itself. */
export type Document = Record<string, Json>;

/** @returns the value where it is a mapping, else an empty one */
export function mapping(value: Json | undefined): Document {
  return isMapping(value) ? (value as Document) : {};
}

/** @returns the value where it is a list, else an empty one */
export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

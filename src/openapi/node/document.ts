import type {Json} from '../model';

/** An OpenAPI document, or part of one, as plain data that refers to nothing outside of itself. */
export type Document = Record<string, Json>;

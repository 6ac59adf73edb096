import type {ApiDescription} from '../model';
import type {Cursor} from './cursor';
import type {DescriptionError} from './errors';
import type {SourceFile} from './source';

/** A description with what the checks need besides the model. */
export interface Loaded {
  id: string;
  /** Undefined where the file cannot be read at all. */
  api: ApiDescription | undefined;
  /** The root of the document. */
  root: Cursor;
  errors: DescriptionError[];
  /** Every file that the document refers to, itself included. */
  files: SourceFile[];
  /** Where a part of the model stands: description, operation, parameter, response, content, example, header or schema. */
  origin(part: object): Cursor | undefined;
}

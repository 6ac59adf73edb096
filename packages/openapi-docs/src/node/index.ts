export {METHODS, type Loaded} from './builder';
export {bundleDescription, toJson, toYaml} from './bundle';
export {child, type Cursor, type Document} from './cursor';
export {DescriptionErrors, formatError, fromPointer, sortErrors, type DescriptionError, type Path} from './errors';
export {defaultDirectory, listIds, load, loadAll, loadWithPlaces} from './load';
export {parseSource, placeOf, readSource, type SourceFile} from './source';

export {exampleMismatches, exampleRequest} from './exampleMatch';
export {examplePath} from './examplePath';
export {blankFact, blankPath, covers, isFact, operationFact} from './structuralFact';
export {validateValue} from './validateValue';

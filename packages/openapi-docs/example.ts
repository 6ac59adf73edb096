import {fileURLToPath} from 'node:url';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {exampleValues, samplesFor} from '@ecosystems-docs/openapi-docs/samples';

const folder = fileURLToPath(new URL('src/fixtures', import.meta.url));
const library = load('every-construct', folder);
const operation = library.operations.find(({id}) => id === 'getJob')!;
console.log(operation.method, operation.path); // GET /jobs/{jobID}
const samples = samplesFor(operation, exampleValues(operation));
console.log(samples.find(({id}) => id === 'curl')?.code); // curl -A …

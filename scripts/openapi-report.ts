/**
 * `npm run openapi:report [id…] [--dir DIR]`: what each API description covers.
 * Exit status: 0 when all is at 100% and every service has the operations that
 * its code routes, else 1.
 */
import {parseArguments} from '../src/openapi/arguments';
import {DescriptionErrors} from '../src/openapi/errors';
import {defaultDirectory, listIds, loadWithPlaces} from '../src/openapi/load';
import {coverageOf, formatReport} from '../src/openapi/report';
import {run} from '../src/openapi/run';

run(async () => {
  const {ids: named, options} = parseArguments(process.argv.slice(2), ['dir']);
  const dir = options.dir ?? defaultDirectory();
  const loaded = (named.length > 0 ? named : listIds(dir)).map((id) => loadWithPlaces(id, dir));
  const errors = loaded.flatMap((one) => one.errors);
  if (errors.length > 0) throw new DescriptionErrors(errors);
  const {text, complete} = formatReport(loaded.map(coverageOf));
  console.log(text);
  return Promise.resolve(complete ? 0 : 1);
});

import {parseArguments} from '../tools/command/arguments';
import {DescriptionErrors} from '../src/openapi/node/errors';
import {listIds, loadWithPlaces} from '../src/openapi/node/load';
import {coverageOf, formatReport} from '../tools/completeness/report';
import {run} from '../tools/command/run';

const USAGE = `npm run openapi:report -- [id…] [--dir DIR]

Prints how complete the named API descriptions are, or all.

  --dir DIR   folder of the descriptions; openapi if absent

Exit status: 0 when all is at 100% and every service has the operations that its code routes, else 1.`;

run(USAGE, async () => {
  const {ids: named, options} = parseArguments(process.argv.slice(2), ['dir']);
  const {dir} = options;
  const loaded = (named.length > 0 ? named : listIds(dir)).map((id) => loadWithPlaces(id, dir));
  const errors = loaded.flatMap((one) => one.errors);
  if (errors.length > 0) throw new DescriptionErrors(errors);
  const {text, complete} = formatReport(loaded.map(coverageOf));
  console.log(text);
  return Promise.resolve(complete ? 0 : 1);
});

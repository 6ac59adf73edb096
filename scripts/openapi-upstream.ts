import {parseArgs} from 'node:util';
import {bundleDescription, type Document, load, toYaml} from '@ecosystems-docs/openapi-docs/node';
import {publishedDocument} from '../quality/drift/drift';
import {upstreamChanges} from '../quality/drift/upstream';
import {withSiteLinks} from '../src/outputs/downloads';
import {run, UsageError} from '../tools/command/run';

const USAGE = `npm run --silent openapi:upstream -- ID [--from DIR] [--dir DIR] > overlay.yaml

Writes what the service's own OpenAPI document should change, as an OpenAPI Overlay 1.1 with the evidence of x-differences,
for a pull request there. Names the differences that the service has taken, which can be removed from x-differences.

  --from DIR   folder with <id>.yaml, read instead of the published URL
  --dir DIR    folder of our descriptions; openapi if absent

Exit status: 0 done, 2 wrong arguments, or a document can't be read.`;

run(USAGE, async () => {
  const {values, positionals} = parseArgs({
    options: {from: {type: 'string'}, dir: {type: 'string'}},
    allowPositionals: true,
  });
  const {from, dir} = values;
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new UsageError('Name one API description, such as packages.');
  const api = load(id, dir);
  const published = await publishedDocument(api, {from});
  const {overlay, taken} = upstreamChanges(api, bundleDescription(id, dir), published);
  for (const one of taken) console.error(`${id}: the service has taken "${one}": remove it from x-differences.`);
  console.log(toYaml(withSiteLinks(overlay as Document)));
  return 0;
});

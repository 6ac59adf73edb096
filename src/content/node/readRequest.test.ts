import {expect, it} from 'vitest';
import {renderProseRequest} from '../../outputs/requestMarkdown';
import {LANGUAGES} from '@ecosystems-docs/openapi-docs/samples';
import {readRequest, requestExample} from './readRequest';

const NAMES = 'registryName: crates.io\nper_page: 100';

it('shows a list as a loop over its pages, in every language and without a response', () => {
  const request = readRequest('packages/getRegistryPackageNames samples=loop', NAMES);
  const {request: shown, response} = requestExample(request);
  expect(response).toBeUndefined();
  const languages = LANGUAGES.filter((language) => 'loop' in language);
  expect('loop' in shown && shown.loop.map(({id}) => id)).toEqual(languages.map(({id}) => id));
  const fences = renderProseRequest(request).match(/^```\w+$/gm);
  expect(fences).toEqual(languages.map(({highlight}) => `\`\`\`${highlight}`));
});

it.each([
  ['packages/getRegistry samples=loop', 'registryName: crates.io', /getRegistry is not paginated/],
  ['packages/getRegistryPackageNames samples=python', NAMES, /not with samples=python/],
])('refuses %s', (meta, body, problem) => {
  expect(() => readRequest(meta, body)).toThrow(problem);
});

it('says whose data an example has only where the request above is another one', () => {
  const caption = (repositoryName: string): string | undefined =>
    readRequest('repositories/getHostRepositoryReleases', `hostName: GitHub\nrepositoryName: ${repositoryName}`)
      .response?.caption;
  expect([caption('example-org/example-app'), caption('rails/rails')]).toEqual([
    'Example data',
    'Example data, for example-org/example-app',
  ]);
});

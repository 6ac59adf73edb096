import {describe, expect, it} from 'vitest';
import {withOwnPaths} from './ownPaths';

const link = {example: '<https://a.example{path}?page=2>; rel="next"'};
const response = {
  description: 'Things.',
  headers: {Link: {$ref: '#/components/headers/Link'}, Age: {$ref: '#/components/headers/Age'}},
};
const document = {
  paths: {
    '/owners/{name}/things': {
      parameters: [{$ref: '#/components/parameters/Name'}],
      get: {responses: {200: response, 404: {description: 'None.'}}},
      post: {responses: {200: {$ref: '#/components/responses/Things'}}},
    },
  },
  components: {
    parameters: {Name: {name: 'name', in: 'path', example: 'a/b c'}},
    headers: {Link: link, Age: {example: 1}},
    responses: {Things: response},
  },
};

describe('withOwnPaths', () => {
  const own = {
    ...response,
    headers: {
      Link: {example: '<https://a.example/owners/a%2Fb%20c/things?page=2>; rel="next"'},
      Age: {$ref: '#/components/headers/Age'},
    },
  };

  it('writes the path of the operation with its examples, also where the response is a component', () => {
    expect(withOwnPaths(document)).toMatchObject({
      paths: {
        '/owners/{name}/things': {
          get: {responses: {200: own, 404: {description: 'None.'}}},
          post: {responses: {200: own}},
        },
      },
    });
  });

  it('leaves no component behind that mentions the path', () => {
    expect(withOwnPaths(document).components).toEqual({
      parameters: document.components.parameters,
      headers: {Age: {example: 1}},
      responses: {},
    });
  });

  it('changes nothing where no header has a path', () => {
    const plain = {paths: {}, components: {headers: {Age: {example: 1}}}};
    expect(withOwnPaths(plain)).toBe(plain);
  });
});

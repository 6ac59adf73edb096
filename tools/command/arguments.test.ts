import {describe, expect, it} from 'vitest';
import {parseArguments} from './arguments';

describe('parseArguments', () => {
  it('reads ids and options in any order', () => {
    expect(parseArguments(['packages', '--from', 'dir', 'advisories-osv'], ['from'])).toEqual({
      ids: ['packages', 'advisories-osv'],
      options: {from: 'dir'},
      flags: new Set(),
    });
    expect(parseArguments(['--strict', '--port=4711'], ['port'], ['strict'])).toEqual({
      ids: [],
      options: {port: '4711'},
      flags: new Set(['strict']),
    });
  });

  it.each([
    [['--form', 'x'], 'There is no option --form. Known: --from, --strict.'],
    [['--from'], 'The option --from needs a value.'],
    [['--from', '--from'], 'The option --from needs a value.'],
    [['-x'], 'There is no option -x. Known: --from, --strict.'],
    [['--from='], 'The option --from needs a value.'],
    [['--strict=yes'], 'The option --strict takes no value.'],
    [['../packages'], '"../packages" is not the id of an API description.'],
  ])('refuses %j', (args, message) => {
    expect(() => parseArguments(args, ['from'], ['strict'])).toThrow(message);
  });
});

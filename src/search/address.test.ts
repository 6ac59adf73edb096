import {describe, expect, it} from 'vitest';
import {queryString, searchAddress} from './address';

describe('the address of a search', () => {
  it.each([
    ['react', '?q=react'],
    [' c++ hooks ', '?q=c%2B%2B%20hooks'],
    ['password reset: how', '?q=password%20reset%3A%20how'],
    ['https://github.com/rails/rails', '?q=https%3A%2F%2Fgithub.com%2Frails%2Frails'],
    ['pkg:npm/x@1?arch=amd64', '?q=pkg%3Anpm%2Fx%401%3Farch%3Damd64'],
    ['@babel/core', '?q=%40babel%2Fcore'],
    ['npm_config_registry_of_this', '?q=npm_config_registry_of_this'],
  ])('of %s is %s', (query, address) => expect(queryString(query)).toBe(address));

  it.each([
    'https://user:s3cr3t@github.com/acme/x',
    '//registry.npmjs.org/:_authToken=s3cr3t',
    'Authorization: Bearer s3cr3t',
    'https://git.corp.example/a?private_token=s3cr3t',
    'bob:s3cr3t@git.corp.example/x',
    'npm publish --token s3cr3t',
    'https://blob.corp.example/a?sv=1&sig=s3cr3t',
    `npm view ${`npm_${'s3cr3t'.repeat(6)}`}`,
  ])('never has %s, which the browser would keep', (query) => {
    expect(searchAddress(query)).toBe('/search');
  });
});

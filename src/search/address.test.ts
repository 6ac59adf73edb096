import {describe, expect, it} from 'vitest';
import {queryString, searchAddress} from './address';

describe('the address of a search', () => {
  it.each([
    ['react', '?q=react'],
    [' c++ hooks ', '?q=c%2B%2B%20hooks'],
    ['?per_page=100', '?q=%3Fper_page%3D100'],
    ['password reset: how', '?q=password%20reset%3A%20how'],
    ['https://github.com/rails/rails', '?q=https%3A%2F%2Fgithub.com%2Frails%2Frails'],
    ['@babel/core', '?q=%40babel%2Fcore'],
    ['npm_config_registry_of_this', '?q=npm_config_registry_of_this'],
  ])('of %s is %s', (query, address) => expect(queryString(query)).toBe(address));

  it.each([
    'https://user:s3cr3t@github.com/acme/x',
    'git clone https://s3cr3t@github.com/acme/x',
    'ssh://s3cr3t@host.example/x',
    `ghp_${'s3cr3t'.repeat(6)}`,
    `npm view ${`npm_${'s3cr3t'.repeat(6)}`}`,
    `glpat-${'s3cr3t'.repeat(6)}`,
    `github_pat_${'s3cr3t'.repeat(6)}`,
    `pypi-AgEIcHlwaS5vcmc${'s3cr3t'.repeat(6)}`,
    `xoxb-1234567890-${'s3cr3t'.repeat(3)}`,
    'AKIAIOSFODNN7EXAMPLE',
  ])('never has %s, which the browser would keep', (query) => {
    expect(searchAddress(query)).toBe('/search');
  });
});

import {describe, expect, it} from 'vitest';
import {TOKEN_FORMATS} from './tokens';
import {hasSecret, withoutSecrets} from './withoutSecrets';

const LONG = 's3cr3t'.repeat(7);

describe('nothing of a URL but its place is kept', () => {
  it.each([
    ['https://user:s3cr3t@host/x?token=s3cr3t#s3cr3t', 'https://host/x'],
    ['https://s3cr3t@host/x', 'https://host/x'],
    ['https://user:s3/cr@3t@host:8443/a', 'https://host:8443/a'],
    ['git+ssh://git@github.com:x/y.git', 'git+ssh://github.com:x/y.git'],
    ['//user:s3cr3t@host', '//host'],
    ['user:s3cr3t@git.corp/x', 'git.corp/x'],
    ['s3cr3t@git.corp/x', 'git.corp/x'],
    ['user:s3cr3t@', ''],
    ['x/user:s3cr3t@host', 'x/host'],
    ['npm:user:s3cr3t@host', 'npm:host'],
    ['user%3As3cr3t%40host', 'host'],
    ['https%3A%2F%2Fuser%3As3cr3t%40host', 'https://host'],
    ['https%253A%252F%252Fuser%253As3cr3t%2540host', 'https://host'],
    ['pkg:npm/b@1?repository_url=https%3A%2F%2Fuser%3As3cr3t%40host%2F', 'pkg:npm/b@1'],
    ['lib?token=s3cr3t', 'lib'],
    ['-e git+https://s3cr3t@github.com/x/y.git#egg=y', '-e git+https://github.com/x/y.git'],
    ['serde 1.0.0 (registry+https://user:s3cr3t@host/index)', 'serde 1.0.0 (registry+https://host/index)'],
    ['https://user:pass s3cr3t@host', 'https://host'],
    ['https://user:\ns3cr3t@host', 'https://host'],
    [`https://user:a'b"c<s3cr3t@host`, 'https://host'],
    ['https%3A%2F%2Fuser%3As3cr3t%40host%2F%zz', 'https://host/%zz'],
    ['https://user%3As3cr3t%40host/%E0%A4%A', 'https://host/%E0%A4%A'],
    ['https://user:s3cr3t', 'https://user'],
    ['https://host/x;token=s3cr3t', 'https://host/x'],
    ['//registry.npmjs.org/:_authToken=s3cr3t', '//registry.npmjs.org/:_authToken'],
    ['npm_config_token=s3cr3t', 'npm_config_token'],
    ['password: s3cr3t', 'password'],
    ['Authorization: Bearer s3cr3t', 'Authorization'],
    ['pip install --token s3cr3t', 'pip install --token'],
    ['Bearer s3cr3ts3cr3t', 'Bearer'],
    ['https://dl.cloudsmith.io/s3cr3t/acme', 'https://dl.cloudsmith.io//acme'],
    ['https://conda.anaconda.org/t/tk-s3cr3t/acme', 'https://conda.anaconda.org/t//acme'],
    ['host.example/x?s3cr3t', 'host.example/x'],
    ['host.example:8443/x#s3cr3t', 'host.example:8443/x'],
    ['{"token":"s3cr3t"}', '{"token"'],
    [`'_password': 's3cr3t'`, `'_password'`],
    ['curl -u bob:s3cr3t https://host/x', 'curl -u  https://host/x'],
    ['docker login -u bob -p s3cr3t', 'docker login -u bob -p '],
    ['machine host login bob password s3cr3t', 'machine host login bob password '],
    ['npm config set //host/:_authToken s3cr3t', 'npm config set //host/:_authToken '],
    ['<password>s3cr3t</password>', '<password></password>'],
    ['PGPASSWORD=s3cr3t psql', 'PGPASSWORD'],
    ['secret_key_base: s3cr3t', 'secret_key_base'],
    ['Cookie: session=s3cr3t', 'Cookie'],
    ['https://pypi.fury.io/s3cr3t/acme', 'https://pypi.fury.io//acme'],
    ['https://www.myget.org/F/acme/auth/s3cr3t/x', 'https://www.myget.org/F/acme/auth//x'],
    [`https://nuget.acme.example/feed/auth/${LONG}/v3`, 'https://nuget.acme.example/feed/auth//v3'],
    ['https://www.example/F/acme/auth/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f/x', 'https://www.example/F/acme/auth//x'],
    ['pass: s3cr3t', 'pass'],
    ['passphrase = s3cr3t', 'passphrase'],
    ['pat = s3cr3t', 'pat'],
    ['GITHUB_PAT=s3cr3t', 'GITHUB_PAT'],
    ['mvn --pass s3cr3t', 'mvn --pass'],
    ['https://hooks.slack.com/services/T0/B0/s3cr3t', 'https://hooks.slack.com/services/'],
    ['wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEK3Y', ''],
    [`https://user:${'s3cr3t'.repeat(1000)}`, '(6013 characters)'],
  ])('%s', (text, kept) => {
    expect(withoutSecrets(text)).toBe(kept);
  });

  it.each([
    'https://host:8080/a/@scope/b',
    'alias@npm:@scope/real@^2',
    'a@patch:a@npm%3A1.1.0',
    'fork@git+https://github.com/x/fork.git',
    'npm:name@1.0.0',
    '@babel/core',
    'npm_config_reader',
    'compass: 1.0',
    'password reset: how',
    'login and password',
    'pat:1.0',
    'pathlib==1.0',
    'https://gitlab.com/acme/auth/authentication-service',
    'https://gitlab.com/acme/token/oauth2_provider_for_rails_8',
    'https://github.com/acme/auth/a-name-of-only-words-and-hyphens',
    'v1.2.3',
    'token==1.0',
    'com.auth0:java-jwt',
    'github_pat',
    'eyeglass-a.b.c',
    'https://host:8080',
    'oauth-token 1.0.0',
    'glob-parent-of-many-folders-in-one-name',
    '0123456789abcdef0123456789abcdef01234567',
    'sk-learn-extra-of-many-things-in-one-name',
    'pul-requests-of-a-team',
    'ya29.name',
    'token:1.0',
    'cookie==1.0',
    '"token" in names',
    'pkg:npm/%40babel/core@7.0.0',
    'g:a:1.0@jar',
    'requests[security] == 2.31.0',
    '100%',
    'Use package URLs such as pkg:nuget/Newtonsoft.Json@13.0.3.',
  ])('leaves %s as it is', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it.each(TOKEN_FORMATS)('and no token of $service', ({example}) => {
    const token = example.replaceAll('…', LONG).replaceAll('#', '5ec2e7'.repeat(7).slice(0, 40));
    expect(withoutSecrets(token)).toBe('');
    expect(withoutSecrets(`https://host/${token}/x`)).toMatch(/^https:\/\/host\/(?:\/x)?$/);
  });
});

describe('what is passed on with a link', () => {
  it.each([
    'pkg:npm/x@1?arch=amd64',
    'pkg:conda/absl-py@0.4.1?build=py36h06a4308_0&channel=main&type=tar.bz2',
    'pkg:npm/a@1?vcs_url=git%2Bhttps%3A%2F%2Fgithub.com%2Fx%2Fy%40abc',
    'pkg:golang/github.com/a/b@v1.0.0#sub/path',
    'nginx:1.25@sha256:244fd47e07d1004f0aed9c',
    'https://example.org/a?page=2&per_page=100#top',
    'https://example.org/a?monkey=1&author=b&design=2',
    'ssh://git@github.com/x/y.git',
    'git@github.com:x/y.git',
    '{"purls": ["pkg:npm/@b/c@1?arch=x"], "url": "https://host/x?page=2"}',
  ])('is %s', (text) => expect(hasSecret(text)).toBe(false));

  it.each([
    'https://bob:s3cr3t@host/x?page=2',
    'https://s3cr3t@host/x',
    'pkg:npm/a@1?repository_url=https%3A%2F%2Fbob%3As3cr3t%40host%2F',
    'https://host/x?sv=2020&sig=s3cr3t%3D',
    'https://host/x?X-Amz-Signature=s3cr3t',
    'https://host/x?key=s3cr3t',
    'https://host/x#accessToken=s3cr3t',
    'https%3A%2F%2Fhost%2F%3Fuser_password%3Ds3cr3t',
    `https://host/x?a=ghp_${LONG}`,
    '{"url": "https://host/x?private_token=s3cr3t"}',
  ])('is never %s', (text) => expect(hasSecret(text)).toBe(true));
});

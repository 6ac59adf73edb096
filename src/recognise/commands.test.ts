import {describe, expect, it} from 'vitest';
import {readNamed} from './commands';

describe('what a command or a line names', () => {
  it.each([
    ['npm install react', 'pkg:npm/react'],
    ['npm i -D @types/node', 'pkg:npm/%40types/node'],
    ['npm install react@^18', 'pkg:npm/react'],
    ['npm i old@npm:react@17.0.2', 'pkg:npm/react@17.0.2'],
    ['npm install --registry https://registry.npmjs.org left-pad', 'pkg:npm/left-pad'],
    ['npm install github-slugger && npm test', 'pkg:npm/github-slugger'],
    ['npx create-react-app my-app', 'pkg:npm/create-react-app'],
    ['pip install "flask[async]"', 'pkg:pypi/flask'],
    ['pip install "django>=4.2,<5"', 'pkg:pypi/django'],
    ['python3 -m pip install --upgrade pip', 'pkg:pypi/pip'],
    ['pip install git+https://github.com/psf/requests', 'git+https://github.com/psf/requests'],
    ['sudo gem install rails -v 7.0.8', 'pkg:gem/rails@7.0.8'],
    ["bundle add rack --version '~> 3.0'", 'pkg:gem/rack'],
    ['$ cargo add serde --features derive', 'pkg:cargo/serde'],
    ['go get github.com/spf13/cobra@v1.8.0', 'pkg:golang/github.com/spf13/cobra@v1.8.0'],
    ['go install golang.org/x/tools/gopls@latest', 'pkg:golang/golang.org/x/tools/gopls'],
    ['composer require monolog/monolog:^3.0', 'pkg:composer/monolog/monolog'],
    ['dotnet add package Newtonsoft.Json --version 13.0.3', 'pkg:nuget/Newtonsoft.Json@13.0.3'],
    ['dotnet add src/App.csproj package Dapper', 'pkg:nuget/Dapper'],
    ['brew install python@3.12', 'pkg:brew/python@3.12'],
    ['conda install -c conda-forge numpy=1.26', 'pkg:conda/numpy@1.26'],
    ['git clone --depth 1 https://github.com/django/django.git', 'https://github.com/django/django.git'],
    ['"react": "^18.2.0",', 'pkg:npm/react'],
    ["gem 'rails', '~> 7.0'", 'pkg:gem/rails'],
    ['requests>=2.31', 'pkg:pypi/requests'],
    ['requests==2.31.0  # pinned', 'pkg:pypi/requests@2.31.0'],
    ['serde = { version = "1.0", features = ["derive"] }', 'pkg:cargo/serde'],
    ['golang.org/x/net v0.7.0 // indirect', 'pkg:golang/golang.org/x/net@v0.7.0'],
    ['{:phoenix, "~> 1.7"},', 'pkg:hex/phoenix'],
    ["implementation 'com.google.guava:guava:33.0.0-jre'", 'pkg:maven/com.google.guava/guava@33.0.0-jre'],
    ['<PackageReference Include="Serilog" Version="4.0.0" />', 'pkg:nuget/Serilog@4.0.0'],
    ['install.packages("dplyr")', 'pkg:cran/dplyr'],
    ['CVE 2021 44228', 'CVE-2021-44228'],
    ['purl: pkg:npm/react', 'pkg:npm/react'],
  ])('%s', (text, named) => expect(readNamed(text)?.text).toBe(named));

  it.each([
    ['docker pull postgres', 'postgres'],
    ['docker run -it --rm -p 8080:80 -e A=b --name web nginx:1.27 nginx -g "daemon off;"', 'nginx:1.27'],
    ['docker run --env=A=b \\\n  redis:8.2.1', 'redis:8.2.1'],
  ])('%s names an image', (text, named) => expect(readNamed(text)).toEqual({text: named, isImage: true}));

  it('says how many more a command names', () => {
    expect(readNamed('npm install react react-dom')).toEqual({text: 'pkg:npm/react', others: 1});
    expect(readNamed('npx cowsay hello')).toEqual({text: 'pkg:npm/cowsay'});
  });

  it.each([
    'npm install',
    'npm audit',
    'npm run build',
    'go get a client',
    'go get ./...',
    'how do I npm install it',
    'docker pull',
    'pip install -r requirements.txt',
    'pip install .',
    'npm install tool@github:user/tool',
    'npm install tool@sourcehut:~user/tool',
    'react',
    'pkg:npm/react',
    'npm install react\nnpm install vue',
    'per_page>100',
    'cvss >= 7.0',
    'stars > 100',
    'version = "1.0"',
    '"latest_release_number": "4.17.21"',
    '"created_at": "2024-01-01T00:00:00Z"',
  ])('%s names nothing', (text) => expect(readNamed(text)).toBeUndefined());
});

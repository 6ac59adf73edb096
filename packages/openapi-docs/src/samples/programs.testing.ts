/** For tests only: programs that run the samples of a language, all in one process. */
import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {environment, findCommand} from './execution.testing';
import {goString, javascriptString, pythonString, rString, rubyString, shellQuoted} from './quote';
import type {SampleLanguage} from './samples';

export const MINUTE = 60_000;

/**
 * Runs a program to its end.
 *
 * @param folder where it runs
 * @param more variables of its environment
 * @returns what it writes; fails with what it complains of
 */
function run(
  folder: string,
  command: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd: folder, env: environment(more), stdio: ['ignore', 'pipe', 'pipe']});
    const output: Buffer[] = [];
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0
        ? resolve(Buffer.concat(output).toString())
        : reject(new Error(`${command}: ${complaints.slice(-4000)}`)),
    );
  });
}

/** The tests of a language; without its program they are skipped by name, except where nothing may be skipped. */
export function language(name: string, command: string | undefined, tests: (command: string) => void): void {
  const skip = command === undefined && process.env.CI !== 'true';
  if (skip) console.warn(`Skipped: the samples in ${name}, which is not installed.`);
  describe.skipIf(skip)(skip ? `${name} (skipped: not installed)` : name, () => {
    if (command === undefined)
      it('is installed', () => expect.fail(`${name} is not installed, and with CI=true nothing may be skipped.`));
    else tests(command);
  });
}

/** Runs every sample in the folder of its first argument. */
const RUN_PYTHON = `
import contextlib, glob, io, sys
for name in sorted(glob.glob(sys.argv[1] + "/*.py")):
    with open(name, encoding="utf-8") as file, contextlib.redirect_stdout(io.StringIO()):
        exec(compile(file.read(), name, "exec"), {})
`;

/** Runs every sample in the folder of its first argument. */
const RUN_RUBY = `
$stdout = File.open(File::NULL, 'w')
Dir.glob(File.join(ARGV[0], '*.rb')).sort.each { |name| load name, true }
`;

/**
 * All samples as functions of one program: building one for each would take minutes.
 *
 * @param texts what it prints at the end as lines of hexadecimal UTF-8
 */
function goProgram(samples: readonly string[], texts: readonly string[] = []): string {
  const imports = new Set(['encoding/hex', 'os']);
  const functions = samples.map((sample, index) => {
    const [, names = '', main = ''] =
      /^package main\n\nimport \(\n(.*?)\n\)\n\nfunc main\(\) (.*)$/s.exec(sample) ?? [];
    for (const name of names.split('\n')) imports.add(name.trim().slice(1, -1));
    return `func sample${index}() ${main}\n`;
  });
  return `package main

import (
${[...imports].map((name) => `"${name}"`).join('\n')}
)

${functions.join('\n')}
func main() {
  output := os.Stdout
  os.Stdout, _ = os.OpenFile(os.DevNull, os.O_WRONLY, 0)
${samples.map((_, index) => `  sample${index}()`).join('\n')}
  for _, text := range []string{${texts.map(goString).join(', ')}} {
    output.WriteString(hex.EncodeToString([]byte(text)) + "\\n")
  }
}
`;
}

/** Runs every sample in the folder of its first argument. */
const RUN_R = `
suppressPackageStartupMessages(library(httr2))
for (name in sort(list.files(commandArgs(TRUE)[1], full.names = TRUE)))
  capture.output(eval(parse(name, encoding = "UTF-8"), new.env()))
`;

const RUN_JAVASCRIPT = `
import {readdirSync, readFileSync} from 'node:fs';
const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
const folder = process.argv[2];
for (const name of readdirSync(folder).sort())
  await new AsyncFunction('console', readFileSync(folder + '/' + name, 'utf8'))({log: () => undefined});
`;

/** A folder for the files of a test. */
export class Workspace {
  constructor(readonly folder: string) {}

  /** @returns the path of the file */
  write(name: string, text: string): string {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    return file;
  }

  /** @returns the folder with one file for each program */
  files(name: string, extension: string, programs: readonly string[]): string {
    programs.forEach((code, index) =>
      this.write(`${name}/${String(index).padStart(4, '0')}.${extension}`, `${code}\n`),
    );
    return path.join(this.folder, name);
  }
}

/** How the samples of a language run: all in one process, which fails with the first of them. */
interface Runner {
  /** What has to be installed. */
  name: string;
  command: string | undefined;
  /** @param name of the files that it writes */
  run(command: string, space: Workspace, programs: readonly string[], name: string): Promise<string>;
  /** A program that prints texts, written as the samples write them, as lines of hexadecimal UTF-8. */
  print(command: string, space: Workspace, texts: readonly string[]): Promise<string>;
  /** Whether a text in the language cannot have U+0000. */
  lacksNull?: true;
  /** @returns what the formatter of the language would change; empty if nothing */
  format?(command: string, space: Workspace, programs: readonly string[]): Promise<string>;
}

const GO = {GO111MODULE: 'off', GOFLAGS: '', CGO_ENABLED: '0'} as const;

/** The languages that run here. The command line client and PowerShell are in no package of Debian or npm: samples.test.ts reads what they are given. */
export type RunLanguage = Exclude<SampleLanguage, 'cli' | 'powershell'>;

/** A language without a runner does not compile. */
export const RUNNERS: Readonly<Record<RunLanguage, Runner>> = {
  curl: {
    name: 'curl',
    command: findCommand(['curl', '--version']),
    run(_command, space, programs, name) {
      space.write('.curlrc', 'silent\nshow-error\n');
      const script = programs.map((code) => `(\n${code}\n) >/dev/null || exit 1\n`).join('');
      return run(space.folder, 'sh', [space.write(`${name}.sh`, script)], {CURL_HOME: space.folder});
    },
    async print(_command, space, texts) {
      const script = space.write('texts.sh', `printf '%s\\0' ${texts.map(shellQuoted).join(' ')}`);
      const printed = (await run(space.folder, 'sh', [script])).split('\0').slice(0, -1);
      return printed.map((text) => Buffer.from(text).toString('hex')).join('\n');
    },
    lacksNull: true,
  },
  javascript: {
    name: 'JavaScript',
    command: process.execPath,
    run: (command, space, programs, name) =>
      run(space.folder, command, [space.write('run.mjs', RUN_JAVASCRIPT), space.files(name, 'js', programs)]),
    print: (command, space, texts) =>
      run(space.folder, command, [
        space.write(
          'texts.mjs',
          texts.map((text) => `console.log(Buffer.from(${javascriptString(text)}).toString('hex'));`).join('\n'),
        ),
      ]),
  },
  python: {
    name: 'Python (requests)',
    command: findCommand(
      ...['python3', '/usr/bin/python3', 'python'].map((name) => [name, '-c', 'import requests'] as const),
    ),
    run: (command, space, programs, name) =>
      run(space.folder, command, [space.write('run.py', RUN_PYTHON), space.files(name, 'py', programs)]),
    print: (command, space, texts) =>
      run(space.folder, command, [
        space.write('texts.py', texts.map((text) => `print(${pythonString(text)}.encode("utf-8").hex())`).join('\n')),
      ]),
  },
  ruby: {
    name: 'Ruby',
    command: findCommand(['ruby', '-e', "require 'json'; require 'open-uri'"]),
    run: (command, space, programs, name) =>
      run(space.folder, command, [space.write('run.rb', RUN_RUBY), space.files(name, 'rb', programs)]),
    print: (command, space, texts) =>
      run(space.folder, command, [
        space.write(
          'texts.rb',
          texts.map((text) => `puts ${rubyString(text)}.encode('UTF-8').unpack1('H*')`).join('\n'),
        ),
      ]),
  },
  go: {
    name: 'Go',
    command: findCommand(['go', 'version']),
    run: (command, space, programs, name) =>
      run(space.folder, command, ['run', space.write(`${name}.go`, goProgram(programs))], GO),
    print: (command, space, texts) =>
      run(space.folder, command, ['run', space.write('texts.go', goProgram([], texts))], GO),
    format: (command, space, programs) =>
      run(space.folder, path.join(path.dirname(command), 'gofmt'), ['-l', space.files('gofmt', 'go', programs)]),
  },
  r: {
    name: 'R (httr2)',
    command: findCommand(['Rscript', '-e', 'library(httr2); library(jsonlite)']),
    run: (command, space, programs, name) =>
      run(space.folder, command, [space.write('run.R', RUN_R), space.files(name, 'R', programs)]),
    print(command, space, texts) {
      const script = `for (text in c(${texts.map(rString).join(',\n')})) cat(paste(charToRaw(enc2utf8(text)), collapse = ""), "\\n", sep = "")\n`;
      const reader = space.write('texts-run.R', 'eval(parse(commandArgs(TRUE)[1], encoding = "UTF-8"))');
      return run(space.folder, command, [reader, space.write('texts.R', script)]);
    },
    lacksNull: true,
  },
};

/** The languages with a runner, in the order of the tabs. */
export const RUNNING = Object.entries(RUNNERS) as [RunLanguage, Runner][];

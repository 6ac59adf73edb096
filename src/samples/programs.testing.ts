/** For tests only: programs that run the samples of a language, all in one process. */
import {spawn} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {environment} from './execution.testing';
import {goString} from './quote';

export const MINUTE = 60_000;

/**
 * Runs a program to its end.
 *
 * @param folder where it runs
 * @param more variables of its environment
 * @returns what it writes; fails with what it complains of
 */
export function run(
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

/** A language's tests; without its program they are skipped by name, except where nothing may be skipped. */
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
export const RUN_PYTHON = `
import contextlib, glob, io, sys
for name in sorted(glob.glob(sys.argv[1] + "/*.py")):
    with open(name, encoding="utf-8") as file, contextlib.redirect_stdout(io.StringIO()):
        exec(compile(file.read(), name, "exec"), {})
`;

/** Runs every sample in the folder of its first argument. */
export const RUN_RUBY = `
$stdout = File.open(File::NULL, 'w')
Dir.glob(File.join(ARGV[0], '*.rb')).sort.each { |name| load name, true }
`;

/**
 * All samples as functions of one program: building one for each would take minutes.
 *
 * @param texts what it prints at the end as lines of hexadecimal UTF-8
 */
export function goProgram(samples: readonly string[], texts: readonly string[] = []): string {
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
export const RUN_R = `
suppressPackageStartupMessages(library(httr2))
for (name in sort(list.files(commandArgs(TRUE)[1], full.names = TRUE)))
  capture.output(eval(parse(name, encoding = "UTF-8"), new.env()))
`;

/** Copies the site, changes it, and builds it or develops it, to check what the project's commands do. */
import {execFileSync, spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** What is in the project's folder and does not go into a build. */
const NOT_SOURCES = /^(\..*|node_modules|build.*|bench|e2e|test-results|playwright-report|coverage)$/;

export interface BuildResult {
  /** Exit status of the build. */
  status: number | null;
  /** What it printed, both streams. */
  output: string;
}

/** A copy of the site's sources in a folder of its own; it shares the installed packages. One copy serves several builds: what was compiled for one needn't be compiled for the next. */
export class TemporarySite {
  /** Folder of the copy. */
  readonly dir = mkdtempSync(path.join(tmpdir(), 'site-'));

  /** The files that were changed, as they were; undefined: there was none. */
  private readonly originals = new Map<string, string | undefined>();

  private server?: ChildProcessWithoutNullStreams;

  constructor() {
    for (const name of readdirSync(ROOT).filter((entry) => !NOT_SOURCES.test(entry))) {
      cpSync(path.join(ROOT, name), path.join(this.dir, name), {recursive: true});
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.dir, 'node_modules'));
    // The pages' dates come from the history, so the copy has one too.
    const git = (...words: string[]): Buffer =>
      execFileSync('git', ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.org', ...words], {
        cwd: this.dir,
        env: {...process.env, GIT_CONFIG_GLOBAL: '/dev/null'},
      });
    git('init', '--quiet');
    git('add', 'docs');
    git('commit', '--quiet', '--message', 'A copy of the site');
  }

  /** Folder of the built copy. */
  get buildDir(): string {
    return path.join(this.dir, 'build');
  }

  private read(file: string): string {
    return readFileSync(path.join(this.dir, file), 'utf8');
  }

  /** Writes a file, or removes it. */
  private set(file: string, text: string | undefined): void {
    if (text === undefined) rmSync(path.join(this.dir, file));
    else writeFileSync(path.join(this.dir, file), text);
  }

  write(file: string, text: string): void {
    if (!this.originals.has(file))
      this.originals.set(file, existsSync(path.join(this.dir, file)) ? this.read(file) : undefined);
    this.set(file, text);
  }

  append(file: string, text: string): void {
    this.write(file, this.read(file) + text);
  }

  /** @throws Error when the file does not have the text: the change would change nothing */
  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain ${JSON.stringify(from)}.`);
    this.write(file, text.replace(from, to));
  }

  /** Takes every change back. */
  restore(): void {
    for (const [file, text] of this.originals) this.set(file, text);
    this.originals.clear();
  }

  private run(command: string, ...words: string[]): ChildProcessWithoutNullStreams {
    const {DOCUSAURUS_GENERATED_FILES_DIR_NAME: _ours, ...environment} = process.env;
    return spawn(command, words, {
      cwd: this.dir,
      env: {...environment, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', CI: 'true'},
    });
  }

  /** Runs the project's build command on the copy. */
  async build(): Promise<BuildResult> {
    const build = this.run('npm', 'run', 'build', '--silent');
    let output = '';
    build.stdout.on('data', (part: Buffer) => (output += part.toString()));
    build.stderr.on('data', (part: Buffer) => (output += part.toString()));
    const status = await new Promise<number | null>((resolve, reject) => {
      build.on('error', reject);
      build.on('close', resolve);
    });
    return {status, output};
  }

  /** Runs the project's development server on the copy, until it is disposed of. npm would end without it. */
  develop(port: number): Promise<void> {
    const server = this.run(process.execPath, '--import', 'tsx', 'scripts/dev.ts', '--port', String(port));
    this.server = server;
    let output = '';
    return new Promise((resolve, reject) => {
      server.stdout.on('data', (part: Buffer) => {
        output += part.toString();
        if (output.includes('The site is at')) resolve();
      });
      server.on('close', () => reject(new Error(output)));
    });
  }

  async dispose(): Promise<void> {
    if (this.server?.exitCode === null) {
      this.server.kill();
      await once(this.server, 'close');
    }
    rmSync(this.dir, {recursive: true, force: true});
  }
}

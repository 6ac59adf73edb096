/** The peer of the comparison: a site built with Starlight from the same Markdown. */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const PEER = path.resolve('bench/starlight');

function run(command: string): void {
  const {status} = spawnSync(command, {
    cwd: PEER,
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
  });
  if (status !== 0) throw new Error(`"${command}" failed in bench/starlight.`);
}

/** Starlight takes the title from the front matter, our Markdown twins have it as their first heading. */
function asStarlightPage(markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Page';
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${markdown.replace(/^# .+\n/m, '')}`;
}

/** @returns the folder of the peer, with what it needs installed */
export function installPeer(): string {
  if (!existsSync(path.join(PEER, 'node_modules'))) run('npm ci --ignore-scripts --no-audit --no-fund');
  return PEER;
}

/**
 * Builds the peer from the Markdown twins of our built site.
 *
 * @param build folder of our built site
 * @returns folder of the peer's built site
 */
export function buildPeer(build: string): string {
  const content = path.join(installPeer(), 'src/content/docs');
  rmSync(content, {recursive: true, force: true});
  const twins = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.md') && (name === 'index.md' || name.startsWith('docs')),
  );
  if (twins.length === 0) throw new Error(`There are no Markdown twins in ${build}: run "npm run build" first.`);
  for (const twin of twins) {
    const file = path.join(content, twin === 'docs.md' ? 'docs/index.md' : twin);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, asStarlightPage(readFileSync(path.join(build, twin), 'utf8')));
  }
  rmSync(path.join(PEER, 'dist'), {recursive: true, force: true});
  run('npx astro build');
  const dist = path.join(PEER, 'dist');
  if (!existsSync(path.join(dist, '404.html'))) cpSync(path.join(dist, 'index.html'), path.join(dist, '404.html'));
  return dist;
}

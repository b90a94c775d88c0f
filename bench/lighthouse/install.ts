import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.url));

/** Installs Lighthouse and its dependencies, 170 MB, in this folder, from its own lock file. */
export function installLighthouse(): void {
  const versionIn = (file: string) => (JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { version: string }).version;
  const wanted = (JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as { dependencies: { lighthouse: string } }).dependencies;
  const installed = 'node_modules/lighthouse/package.json';
  if (existsSync(join(FOLDER, installed)) && versionIn(installed) === wanted.lighthouse) return;
  console.log('Installing Lighthouse, once.');
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER, stdio: 'inherit' });
}

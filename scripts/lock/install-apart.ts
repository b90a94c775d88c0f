import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs what only one tool needs, in the tool's own folder and from its own lock file, so that the product's `npm ci` does not carry it.
 * Does nothing where it is installed in the wanted version.
 * @param folder from the root, with a package.json
 * @param name the package that is looked at
 */
export function installApart(folder: string, name: string): void {
  const place = join(ROOT, folder);
  const read = (file: string) =>
    JSON.parse(readFileSync(join(place, file), 'utf8')) as { version: string; dependencies: Record<string, string> };
  const installed = `node_modules/${name}/package.json`;
  if (existsSync(join(place, installed)) && read(installed).version === read('package.json').dependencies[name]) return;
  console.log(`Installing ${name} in ${folder}, once.`);
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: place, stdio: 'inherit' });
}

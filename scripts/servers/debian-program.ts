import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Path of a system program, installed from Debian if possible.
 * @throws Error with instructions if there is none
 */
export function ensureProgram({ name, places, debianPackage }: { name: string; places: readonly string[]; debianPackage: string }): string {
  const found = () => places.find((place) => existsSync(place));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`This machine has no ${name}: fetching one …`);
    const apt = (args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      });
    apt(['update']);
    apt(['install', '-y', '--no-install-recommends', debianPackage]);
  }
  const place = found();
  if (!place) throw new Error(`There is no ${name} on this machine: install it (Debian: apt-get install ${debianPackage}) and try again.`);
  return place;
}

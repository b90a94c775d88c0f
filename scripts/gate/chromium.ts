import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's package; Playwright has no build for every machine that Debian runs on. */
const DEBIANS = '/usr/bin/chromium';

/** Flags for every Chromium that tests and benches start: only loopback exists for it. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1 , EXCLUDE ::1',
];

/** Path of a Chromium that can be started, or null. */
export function findChromium(): string | null {
  return [DEBIANS, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Options for `chromium.launch`. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const path = findChromium();
  return path === null ? { args: CHROMIUM_ARGS } : { executablePath: path, args: CHROMIUM_ARGS };
}

/** Fetches a Chromium when there is none: the distribution's where apt-get may be used, else Playwright's own. */
export function ensureChromium(root: string): void {
  if (findChromium() !== null) return;
  console.log('This machine has no Chromium: fetching one …');
  const asRoot = rootCommand();
  if (asRoot !== null && existsSync('/usr/bin/apt-get')) {
    const apt = (args: string[]) => spawnSync(asRoot[0] ?? 'apt-get', [...asRoot.slice(1), ...args], { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt(['update']);
    // Without the fonts Chinese is drawn as boxes.
    apt(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
    if (runs(DEBIANS)) return;
  }
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

function rootCommand(): string[] | null {
  if (process.getuid?.() === 0) return ['apt-get'];
  return runs('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : null;
}

/** Ubuntu's package of that name only points to a snap, which a container cannot run. */
function runs(path: string, args: string[] = ['--version']): boolean {
  return spawnSync(path, args, { stdio: 'ignore' }).status === 0;
}

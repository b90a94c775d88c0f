import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Debian's packages, the first that is there; Playwright has no build for every machine that Debian runs on. The shell is
 * the same engine without a window's trappings, and takes a quarter less time for the same tests.
 */
const DEBIANS = [
  { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { name: 'chromium', path: '/usr/bin/chromium' },
] as const;

/** Flags for every Chromium that tests and benches start: only loopback exists for it. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1 , EXCLUDE ::1',
];

/** Path of a Chromium that can be started, or null. */
function findChromium(): string | null {
  return [...DEBIANS.map(({ path }) => path), chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
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
    const apt = (args: string[]) =>
      spawnSync(asRoot[0] ?? 'apt-get', [...asRoot.slice(1), ...args], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt(['update']);
    for (const { name, path } of DEBIANS) {
      // Without the fonts Chinese is drawn as boxes.
      apt(['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk']);
      if (runs(path)) return;
    }
  }
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function rootCommand(): string[] | null {
  if (process.getuid?.() === 0) return ['apt-get'];
  return runs('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : null;
}

/** Ubuntu's package of that name only points to a snap, which a container cannot run. */
function runs(path: string, args: string[] = ['--version']): boolean {
  return spawnSync(path, args, { stdio: 'ignore' }).status === 0;
}

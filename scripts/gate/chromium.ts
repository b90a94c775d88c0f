import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Debian's packages, first match; Playwright has no build for every platform of Debian. The headless shell is the same engine and takes a
 * quarter less time.
 */
const DEBIANS = [
  { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { name: 'chromium', path: '/usr/bin/chromium' },
] as const;

/** Flags for every Chromium in tests and benches: only loopback is reachable. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1 , EXCLUDE ::1',
];

/** Path of a usable Chromium, or null. */
function findChromium(): string | null {
  return [...DEBIANS.map(({ path }) => path), chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Options for `chromium.launch`. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const path = findChromium();
  return path === null ? { args: CHROMIUM_ARGS } : { executablePath: path, args: CHROMIUM_ARGS };
}

/**
 * Installs a Chromium if there is none: the distribution's if apt-get can be used, else Playwright's. A build server gets the quick one even
 * where there is another.
 */
export function ensureChromium(root: string): void {
  const found = findChromium();
  const isQuick = found === DEBIANS[0].path;
  if (found !== null && (isQuick || !process.env.CI || process.env.CHROMIUM_WAS_ASKED_FOR)) return;
  // The workers of a run are not to ask again.
  process.env.CHROMIUM_WAS_ASKED_FOR = '1';
  console.log(found === null ? 'This machine has no Chromium: fetching one …' : 'Fetching the quick Chromium …');
  const asRoot = rootCommand();
  if (asRoot !== null && existsSync('/usr/bin/apt-get')) {
    const apt = (args: string[]) =>
      spawnSync(asRoot[0] ?? 'apt-get', [...asRoot.slice(1), ...args], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt(['update']);
    for (const { name, path } of DEBIANS) {
      // Without these fonts Chinese is rendered as boxes.
      apt(['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk']);
      if (runs(path)) return;
    }
  }
  if (found !== null) return;
  execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function rootCommand(): string[] | null {
  if (process.getuid?.() === 0) return ['apt-get'];
  return runs('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : null;
}

/** Ubuntu's package of that name only points to a snap, which does not run in a container. */
function runs(path: string, args: string[] = ['--version']): boolean {
  return spawnSync(path, args, { stdio: 'ignore' }).status === 0;
}

import suites from './suites.json' with { type: 'json' };

export interface Suite {
  name: string;
  /** One line for docs/commands.md. */
  what: string;
  when: 'nightly' | 'weekly';
  /** A script, or a tool of node_modules, with its arguments. */
  command: readonly string[];
  /** Used where the environment does not say otherwise. */
  env?: Readonly<Record<string, string>>;
}

const TOOLS: Readonly<Record<string, string>> = {
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** @param limitMs of one test */
export const ofServers = (folder: string, limitMs: number | string): readonly string[] => [
  ...[TOOLS.vitest ?? '', 'run', '--config', 'tests/suites.config.ts', `tests/${folder}/`],
  `--testTimeout=${limitMs}`,
];

function resolved([name = '', ...rest]: readonly string[]): readonly string[] {
  const [folder = '', limitMs = ''] = rest;
  return name === 'servers' ? ofServers(folder, limitMs) : [TOOLS[name] ?? name, ...rest];
}

/** Every suite, in the order in which the build server runs them. */
export const SUITES: readonly Suite[] = (suites as Suite[]).map((suite) => ({ ...suite, command: resolved(suite.command) }));

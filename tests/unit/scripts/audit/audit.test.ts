import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAuditReport } from '@/scripts/audit/audit-report';
import { judgeFindings, readAccepted, type Accepted } from '@/scripts/audit/judge-findings';
import { showJudgement } from '@/scripts/audit/show-judgement';
import { CLEAN, COUNTED_ONLY, OF_NOTHING, REFUSED, UNREACHABLE, WITH_HOLES } from './npm-answers';

const NOW = new Date('2026-11-24T12:00:00Z');
const accept = (advisory: string, name: string, until: string): Accepted => ({
  advisory,
  package: name,
  reason: 'Only our own tests read it, from files of ours.',
  until,
});
const findings = (output: string) => {
  const report = readAuditReport(output);
  return report.kind === 'answered' ? report.findings : [];
};
const ended = (output: string, list: readonly Accepted[] = []) =>
  showJudgement(readAuditReport(output), list, (path) => path === 'node_modules/semver', NOW);

describe('what npm answers', () => {
  it('is one finding an advisory, at the package that has the hole', () => {
    expect(
      findings(WITH_HOLES).map(({ package: name, advisory, severity, paths, fix }) => [name, advisory, severity, paths.join(), fix]),
    ).toEqual([
      ['qs', 'GHSA-hrpp-h998-j3pp', 'high', 'node_modules/request/node_modules/qs', 'request@3.0.0, another major version'],
      ['qs', 'GHSA-aaaa-bbbb-cccc', 'moderate', 'node_modules/request/node_modules/qs', 'request@3.0.0, another major version'],
      ['semver', 'GHSA-c2qf-rxjj-qqgw', 'high', 'node_modules/semver', 'npm audit fix'],
    ]);
    expect(readAuditReport(CLEAN)).toEqual({ kind: 'answered', findings: [] });
  });

  it.each([
    ['a registry that does not do this', REFUSED, '405 Method Not Allowed'],
    ['no network', UNREACHABLE, 'ENOTFOUND'],
    ['nothing', '', 'has written nothing'],
    ['half an answer', WITH_HOLES.slice(0, 400), 'another form'],
    ['an older form', '{"actions":[],"advisories":{},"metadata":{}}', 'another form'],
    ['a page of a proxy', '<html>Sign in</html>', 'another form'],
    ['an answer about no package', OF_NOTHING, 'no package at all'],
    ['holes without names', COUNTED_ONLY, 'names none'],
  ])('is never a clean day where it is %s', (_what, output, why) => {
    const { lines, exitCode } = ended(output);
    expect(exitCode).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^The registry's advisories could not be asked, so nothing is known about today: /);
    expect(lines[0]).toContain(why);
  });
});

describe('a hole', () => {
  it('fails the run, and is named with where it is and what mends it', () => {
    const { lines, exitCode } = ended(WITH_HOLES);
    expect(exitCode).toBe(1);
    expect(lines[0]).toBe(
      'HIGH qs <6.2.4: A hole in qs (GHSA-hrpp-h998-j3pp)\n  in node_modules/request/node_modules/qs\n  mended by: request@3.0.0, another major version; https://github.com/advisories/GHSA-hrpp-h998-j3pp',
    );
    expect(lines[2]).toContain('node_modules/semver; builds and tests only');
    expect(lines.at(-1)).toContain('3 holes are open');
    expect(ended(CLEAN).exitCode).toBe(0);
  });

  it('is accepted for its package alone, with a reason, to its last day', () => {
    const all = [
      accept('GHSA-hrpp-h998-j3pp', 'qs', '2026-11-24'),
      accept('GHSA-aaaa-bbbb-cccc', 'qs', '2027-02-22'),
      accept('GHSA-c2qf-rxjj-qqgw', 'semver', '2026-12-01'),
    ];
    const { lines, exitCode } = ended(WITH_HOLES, all);
    expect([exitCode, lines.length]).toEqual([0, 4]);
    expect(lines[0]).toBe('accepted until 2026-11-24: qs, GHSA-hrpp-h998-j3pp: Only our own tests read it, from files of ours.');
    expect(ended(WITH_HOLES, [...all.slice(0, 2), accept('GHSA-c2qf-rxjj-qqgw', 'qs', '2026-12-01')]).exitCode).toBe(1);
  });

  it.each(['2026-11-23', '2027-02-23'])('fails again where it is accepted until %s: over, or too far away', (until) => {
    const { lines, exitCode } = ended(WITH_HOLES, [
      accept('GHSA-hrpp-h998-j3pp', 'qs', until),
      accept('GHSA-aaaa-bbbb-cccc', 'qs', '2026-12-01'),
      accept('GHSA-c2qf-rxjj-qqgw', 'semver', '2026-12-01'),
    ]);
    expect(exitCode).toBe(1);
    expect(lines[0]).toContain(`accepted until ${until}: that day is over, or more than 90 days away`);
  });

  it('that is gone makes its acceptance one to take out', () => {
    const list = [accept('GHSA-hrpp-h998-j3pp', 'qs', '2026-12-01')];
    expect(judgeFindings([], list, NOW).unused).toEqual(list);
    expect(ended(CLEAN, list)).toMatchObject({
      exitCode: 0,
      lines: [expect.stringContaining('take it out of accepted.json: qs'), expect.any(String)],
    });
  });
});

describe('accepted.json', () => {
  it('can be used, and accepts nothing for longer than is allowed', () => {
    expect(() => readAccepted(readFileSync('scripts/audit/accepted.json', 'utf8'))).not.toThrow();
  });

  it.each([
    [{ reason: 'later' }, '0.reason: a reason takes a sentence'],
    [{ until: 'soon' }, '0.until: it must be a day'],
    [{ until: undefined }, '0.until'],
    [{ package: '' }, '0.package'],
    [{ forever: true }, 'cannot be used: 0'],
  ])('is refused with %o', (change, message) => {
    expect(() => readAccepted(JSON.stringify([{ ...accept('GHSA-1', 'qs', '2026-12-01'), ...change }]))).toThrow(message);
  });
});

describe('npm run audit', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'npm-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** @param known what npm says of a package that everybody knows to be broken */
  function run(output: string, known: string) {
    writeFileSync(join(folder, 'ours.json'), output);
    writeFileSync(join(folder, 'known.json'), known);
    const npm = join(folder, 'npm');
    writeFileSync(
      npm,
      `#!/bin/sh\n[ "$*" = "audit --json --package-lock-only" ] || exit 9\nif grep -q minimist package.json; then cat ${folder}/known.json; else cat ${folder}/ours.json; fi\nexit 1\n`,
    );
    chmodSync(npm, 0o755);
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/audit.ts'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', PATH: `${folder}:${process.env.PATH}` },
    });
  }
  const KNOWN = WITH_HOLES.replaceAll('semver', 'minimist');

  it.each([
    ['clean', CLEAN, KNOWN, 0],
    ['a hole', WITH_HOLES, CLEAN, 1],
    ['no answer', REFUSED, KNOWN, 2],
    ['a service that knows of nothing', CLEAN, CLEAN, 2],
  ])('ends by what it was told: %s', (_what, output, known, status) => {
    const answer = run(output, known);
    expect([answer.stderr, answer.status]).toEqual(['', status]);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAuditReport, type AuditReport } from './audit-report';

const TIMEOUT_MS = 120_000;

/** `npm audit --json` of a folder, by its lock file alone. The exit code is ambiguous: 1 means a vulnerability or no answer. */
export function runNpmAudit(folder: string): AuditReport {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  return error ? { kind: 'unanswered', why: `npm did not end well (${error.message})` } : readAuditReport(stdout);
}

/** Has had known vulnerabilities for years. */
const KNOWN = { name: 'minimist', version: '0.0.8' };

/** A registry mirror may return an empty report: checks that a well-known vulnerability is found. */
export function isAuditWorking(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  try {
    const asked = { name: 'asked', version: '1.0.0', dependencies: { [KNOWN.name]: KNOWN.version } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(asked));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({
        name: asked.name,
        version: asked.version,
        lockfileVersion: 3,
        requires: true,
        packages: { '': asked, [`node_modules/${KNOWN.name}`]: { version: KNOWN.version } },
      }),
    );
    const report = runNpmAudit(folder);
    return report.kind === 'answered' && report.findings.some((finding) => finding.package === KNOWN.name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

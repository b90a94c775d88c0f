import type { AuditReport, Finding } from './audit-report';
import { ACCEPTED_AT_MOST_DAYS, judgeFindings, type Accepted } from './judge-findings';

/** 0: nothing open. 1: vulnerable. 2: unknown, which is an alarm too. */
export type ExitCode = 0 | 1 | 2;

/** Prints the result for the pipeline and returns the exit code. */
export function showJudgement(
  report: AuditReport,
  list: readonly Accepted[],
  isDevelopment: (path: string) => boolean,
  now: Date,
): { lines: string[]; exitCode: ExitCode } {
  if (report.kind === 'unanswered') {
    return { lines: [`The registry's advisories could not be asked, so nothing is known about today: ${report.why}.`], exitCode: 2 };
  }
  const { open, ended, accepted, unused } = judgeFindings(report.findings, list, now);
  const described = (finding: Finding) => describe(finding, finding.paths.every(isDevelopment));
  const failed = open.length + ended.length;
  return {
    lines: [
      ...open.map(described),
      ...ended.map(
        ({ finding, until }) =>
          `${described(finding)}\n  accepted until ${until}: that day is over, or more than ${ACCEPTED_AT_MOST_DAYS} days away`,
      ),
      ...accepted.map(({ finding, entry }) => `accepted until ${entry.until}: ${finding.package}, ${finding.advisory}: ${entry.reason}`),
      ...unused.map(({ advisory, package: name }) => `found no more, take it out of accepted.json: ${name}, ${advisory}`),
      failed === 0
        ? 'No component has a hole that nobody has accepted.'
        : `${failed} ${failed === 1 ? 'hole is' : 'holes are'} open. docs/operations.md says what to do.`,
    ],
    exitCode: failed === 0 ? 0 : 1,
  };
}

function describe({ severity, package: name, range, title, advisory, url, paths, fix }: Finding, isDevelopment: boolean): string {
  return [
    `${severity.toUpperCase()} ${name} ${range}: ${title} (${advisory})`,
    `  in ${paths.join(', ')}${isDevelopment ? '; builds and tests only' : ''}`,
    `  mended by: ${fix}; ${url}`,
  ].join('\n');
}

import * as z from 'zod/mini';

/** An advisory about an installed package. */
export interface Finding {
  /** As `GHSA-…`, or the service's own number. */
  advisory: string;
  package: string;
  severity: string;
  title: string;
  url: string;
  /** Affected versions. */
  range: string;
  /** Paths in the lock file. */
  paths: string[];
  /** Fix proposed by npm. */
  fix: string;
}

export type AuditReport = { kind: 'answered'; findings: Finding[] } | { kind: 'unanswered'; why: string };

const advisory = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});
const vulnerability = z.object({
  /** A string refers to another package of the report, whose entry has the advisory. */
  via: z.array(z.union([z.string(), advisory])),
  nodes: z.array(z.string()),
  fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string(), isSemVerMajor: z.optional(z.boolean()) })]),
});
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), vulnerability),
  metadata: z.object({ vulnerabilities: z.object({ total: z.number() }), dependencies: z.object({ total: z.number() }) }),
});
const failure = z.object({
  message: z.optional(z.string()),
  error: z.object({ summary: z.optional(z.string()), code: z.optional(z.union([z.string(), z.null()])) }),
});

/** Parses `npm audit --json`. An incomplete answer is an error, never a clean result. */
export function readAuditReport(output: string): AuditReport {
  const json = parsed(output);
  const failed = z.safeParse(failure, json);
  if (failed.success) {
    return {
      kind: 'unanswered',
      why: failed.data.error.summary || failed.data.message || failed.data.error.code || 'npm says nothing more',
    };
  }
  const { data } = z.safeParse(report, json);
  if (data === undefined) {
    return { kind: 'unanswered', why: output.trim() === '' ? 'npm has written nothing' : 'npm has answered in another form' };
  }
  if (data.metadata.dependencies.total === 0) return { kind: 'unanswered', why: 'npm has looked at no package at all' };
  const findings = Object.values(data.vulnerabilities).flatMap(findingsOf);
  // A report that counts vulnerabilities but lists none is not understood.
  if (findings.length === 0 && data.metadata.vulnerabilities.total > 0) {
    return { kind: 'unanswered', why: 'npm counts holes and names none' };
  }
  return { kind: 'answered', findings };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

function findingsOf({ via, nodes, fixAvailable }: z.infer<typeof vulnerability>): Finding[] {
  return via
    .filter((each) => typeof each !== 'string')
    .map(({ source, name, title, url, severity, range }) => ({
      advisory: /GHSA(-[0-9a-z]{4}){3}/.exec(url)?.[0] ?? String(source),
      package: name,
      severity,
      title,
      url,
      range,
      paths: nodes,
      fix: fixOf(fixAvailable),
    }));
}

function fixOf(fix: z.infer<typeof vulnerability>['fixAvailable']): string {
  if (typeof fix === 'boolean') return fix ? 'npm audit fix' : 'none yet';
  return `${fix.name}@${fix.version}${fix.isSemVerMajor ? ', another major version' : ''}`;
}

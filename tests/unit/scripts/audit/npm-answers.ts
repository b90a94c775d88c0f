/** What `npm audit --json` writes, in its version 2. */
const advisory = (source: number, name: string, ghsa: string, range: string, severity = 'high') => ({
  source,
  name,
  dependency: name,
  title: `A hole in ${name}`,
  url: `https://github.com/advisories/${ghsa}`,
  severity,
  cwe: ['CWE-1321'],
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' },
  range,
});
const dependencies = { prod: 480, dev: 820, optional: 220, peer: 7, peerOptional: 0, total: 1313 };
const counted = (high: number) => ({ vulnerabilities: { info: 0, low: 0, moderate: 0, high, critical: 0, total: high }, dependencies });

export const WITH_HOLES = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    qs: {
      name: 'qs',
      severity: 'high',
      isDirect: false,
      via: [advisory(1096470, 'qs', 'GHSA-hrpp-h998-j3pp', '<6.2.4'), advisory(1096471, 'qs', 'GHSA-aaaa-bbbb-cccc', '<6.3.0', 'moderate')],
      effects: ['request'],
      range: '<=6.2.3',
      nodes: ['node_modules/request/node_modules/qs'],
      fixAvailable: { name: 'request', version: '3.0.0', isSemVerMajor: true },
    },
    request: {
      name: 'request',
      severity: 'high',
      isDirect: true,
      via: ['qs'],
      effects: [],
      range: '*',
      nodes: ['node_modules/request'],
      fixAvailable: { name: 'request', version: '3.0.0', isSemVerMajor: true },
    },
    semver: {
      name: 'semver',
      severity: 'high',
      isDirect: false,
      via: [advisory(1101088, 'semver', 'GHSA-c2qf-rxjj-qqgw', '>=7.0.0 <7.5.2')],
      effects: [],
      range: '7.0.0 - 7.5.1',
      nodes: ['node_modules/semver'],
      fixAvailable: true,
    },
  },
  metadata: counted(3),
});
export const CLEAN = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: counted(0) });
export const OF_NOTHING = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {},
  metadata: { ...counted(0), dependencies: { ...dependencies, total: 0 } },
});
export const COUNTED_ONLY = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: counted(2) });
export const REFUSED = JSON.stringify({
  message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
});
export const UNREACHABLE = JSON.stringify({
  error: {
    code: 'ENOTFOUND',
    summary: 'getaddrinfo ENOTFOUND registry.example',
    detail: 'This is a problem related to network connectivity.',
  },
});

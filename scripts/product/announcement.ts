import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/backend/api/identity/seed-demo-accounts';
import type { ProductEnvironment } from './environment';

/** Demonstration customers with a password. */
function logins(): string {
  const names = DEMO_PEOPLE.filter(({ signIn }) => signIn === 'password').map(({ email }) => email.split('@')[0]);
  return `{${names.join(',')}}@example.com`;
}

/** Addresses of what runs, in a few lines; printed last. */
export function announcement(environment: ProductEnvironment, seconds: number): string {
  const rows: [string, string][] = [
    ['Hong Kong', environment.siteUrls.hk],
    ['Singapore', environment.siteUrls.sg],
  ];
  const notes: string[] = [];
  if (environment.api.kind === 'embedded') {
    const { url } = environment.api;
    rows.push(['API', `${url} (documentation: ${url}/docs)`]);
    if (!environment.hasDatabaseServer) {
      rows.push(['Mail outbox', `${url}/outbox`]);
      if (environment.hasDemoAccounts) rows.push(['Log in as', `${logins()}, password ${DEMO_PASSWORD}`]);
    }
    rows.push([
      'Data',
      environment.hasDatabaseServer ? 'the PostgreSQL server of DATABASE_URL' : `${environment.dataDir} (embedded PostgreSQL)`,
    ]);
    notes.push(
      environment.hasDatabaseServer
        ? 'The reference backend serves the API.'
        : 'This is the demonstration: no account or key is needed, mail stays in the outbox, nothing is charged.\n' +
            'Its data survives a crash of the program; for one that survives a power cut, set DATABASE_URL.',
    );
  } else {
    rows.push(['API', `${environment.api.url} (NEXT_PUBLIC_API_URL; the embedded backend is not started)`]);
  }
  rows.push(['Logs', '.cache/logs']);
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const table = rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join('\n');
  return ['', `Ready after ${seconds.toFixed(1)} s.`, '', table, '', ...notes, 'Ctrl-C stops everything.', ''].join('\n');
}

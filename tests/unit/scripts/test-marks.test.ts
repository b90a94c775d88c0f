import { describe, expect, it } from 'vitest';
import { SECRETS, TEST_SECRETS } from '@/backend/config/server-mode-guard';
import { markFinder, testMarks } from '@/scripts/gate/test-marks';
import { schemaNames } from '@/tests/setup/schema-names';

const root = process.cwd();
const { build, site } = testMarks(root);

describe('the marks of a test run', () => {
  it('are there for every secret, each another one, and are found in any text', () => {
    const marked = { ...build, ...TEST_SECRETS };
    const marksIn = markFinder(root);
    expect(Object.keys(marked)).toEqual(
      expect.arrayContaining([
        ...SECRETS,
        'DATABASE_URL',
        'REDIS_URL',
        'SMTP_URL',
        'ERROR_REPORT_URL',
        'STORAGE_ACCESS_KEY',
        'BACKUP_IDENTITY',
        'BACKUP_KEY',
      ]),
    );
    for (const [name, value] of Object.entries(marked)) expect(marksIn(`<a href="/?q=${value}&amp;${value}">`)).toEqual([name]);
    expect(marksIn(JSON.stringify(marked)).sort()).toEqual(Object.keys(marked).sort());
    expect(marksIn(Object.keys(marked).join(' '))).toEqual([]);
  });

  it('are of no variable that a build is made from, and at a site that runs of none that it reads', () => {
    expect(
      Object.keys(build).filter((name) => name.startsWith('NEXT_PUBLIC_') || ['BRAND', 'DEPLOYMENT_ID', 'PORT'].includes(name)),
    ).toEqual([]);
    expect([...schemaNames('lib/config/server-env.ts')].filter((name) => name in site)).toEqual([]);
    expect(
      Object.keys(build)
        .filter((name) => !(name in site))
        .sort(),
    ).toEqual(['ERROR_REPORT_URL', 'GEO_URL', 'REDIS_URL']);
  });
});

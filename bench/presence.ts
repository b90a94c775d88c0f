/**
 * `npm run bench -- presence [-- --rounds N]`: how long the team sees a wrong status, for every way in which a member comes and goes. Real
 * browsers against the built product, the team's console in one of its own; the median of three rounds per row. The target of two seconds
 * applies to a clean close; lost connections are printed for information.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runOnProduct } from '@/scripts/product/run-on-product';
import { openDesk } from './presence-desk';
import { lineOfRow, type Round } from './presence-lines';
import { joinMember } from './presence-member';
import { ROWS } from './presence-rows';
import { report } from './result';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });

await runOnProduct(async ({ environment, launchOptions, progress }) => {
  const site = environment.siteUrls.hk;
  const api = environment.api.url;
  const rounds = new Map<string, Round[]>();
  progress.phase('Coming and going');
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const row of ROWS) {
      progress.detail(row.what);
      // A new browser and member for each row, so that rows do not affect each other.
      const watching = await chromium.launch(launchOptions);
      const member = await joinMember({ site, api, launchOptions, needsCache: row.needsCache ?? false }).catch(async (error: unknown) => {
        await watching.close();
        throw error;
      });
      try {
        const desk = await openDesk(watching, `${api}/team`, member.uid);
        // A broken row has no figure, and the others continue.
        const taken = await row
          .run({ desk, member })
          .catch((error: unknown) => `it broke: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
        progress.note(`    ${row.what}: ${typeof taken === 'string' ? taken : `${taken.wrongMs} ms`}`);
        rounds.set(row.what, [...(rounds.get(row.what) ?? []), taken]);
      } finally {
        await member.end();
        await watching.close();
      }
    }
  }
  progress.done();
  const remarks = new Set(
    [...rounds].flatMap(([what, taken]) => taken.flatMap((round) => (typeof round === 'string' ? [`${what}: ${round}`] : []))),
  );
  for (const remark of remarks) console.log(`  not measured: ${remark}`);
  return report({ name: 'presence', lines: ROWS.map((row) => lineOfRow(row, rounds.get(row.what) ?? [])) });
});

import type { AdminDatabase } from '@/backend/twins/realtime/admin-database';
import { createPushIds } from '@/backend/twins/realtime/data/path';

const MEMBER_LINES = [
  'Could you bring the navy coat on Friday?',
  'Which time is still free on Saturday?',
  'The grey suit needs a press before it comes back.',
  'Thank you, that is perfect.',
  '可以幫我把米色大衣拿去乾洗嗎？',
  '星期六還有時段嗎？',
];
const TEAM_LINES = [
  'Of course. It goes on the van for Friday, between ten and twelve.',
  'Ten to twelve and four to six are free.',
  'Noted on the piece; our workshop presses it on Thursday.',
  'With pleasure.',
  '可以，星期三送去，星期五回來。',
  '上午十時至十二時還有空。',
];
const BATCH = 2000;
const STEP_MS = 37 * 60_000;

/** A long conversation ending at `until`, for load tests. The same count gives the same lines; a second call adds to the first. */
export async function seedScaleMessages(database: AdminDatabase, uid: string, count = 10_000, until = Date.now()): Promise<void> {
  let moment = until - count * STEP_MS;
  const nextKey = createPushIds(() => moment);
  for (let start = 0; start < count; start += BATCH) {
    const batch: Record<string, unknown> = {};
    for (let index = start; index < Math.min(count, start + BATCH); index += 1) {
      moment += STEP_MS;
      const from = index % 3 === 1 ? 'team' : 'member';
      const lines = from === 'team' ? TEAM_LINES : MEMBER_LINES;
      batch[nextKey()] = { from, text: lines[index % lines.length], at: moment, clientId: `scale-${index}` };
    }
    await database.update(`userConversations/${uid}/messages`, batch);
  }
  await database.update(`userConversations/${uid}/read`, { member: until, team: until });
  await database.set(`conciergeNotes/${uid}/consideredAt`, until);
}

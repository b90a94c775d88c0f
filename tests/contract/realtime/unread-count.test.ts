import { expect, onTestFinished, test } from 'vitest';
import { watchUnread } from '@/services/chat/watch-unread';
import { signedIn } from './support/client';
import { productRules } from './support/test-rules';
import { startTwin } from './support/twin';

const START = 1_700_000_000_000;
const PLACE = 'userConversations/alice';

/** What the account bar of a member is told, while a twin holds the conversation. */
async function watched(written: readonly ('member' | 'team')[]) {
  const twin = await startTwin({ rules: productRules });
  let count = 0;
  const say = async (from: 'member' | 'team', read = {}) => {
    count += 1;
    const at = START + count;
    await twin.database.update(PLACE, {
      [`messages/-O${String(count).padStart(18, '0')}`]: { from, text: 'x', at, clientId: `c${count}` },
      ...read,
    });
    return at;
  };
  for (const from of written) await say(from);
  const told: number[] = [];
  const { db } = await signedIn(twin, 'alice');
  onTestFinished(watchUnread({ database: db, uid: 'alice' }, (unread) => told.push(unread)));
  const until = (wanted: number) => expect.poll(() => told.at(-1)).toBe(wanted);
  const read = (at: number) => twin.database.set(`${PLACE}/read/member`, at);
  return { say, read, told, until };
}

test('what the team wrote is counted past many messages of one’s own, and falls as it is read', async () => {
  const { say, read, until } = await watched(['team', 'team', ...Array.from({ length: 100 }, () => 'member' as const)]);
  await until(2);
  await read(START + 1);
  await until(1);
  const at = await say('team');
  await until(2);
  await read(at);
  await until(0);
});

test('what is read as it comes never adds up', async () => {
  const { say, told, until } = await watched(['team']);
  await until(1);
  const at = await say('member', { 'read/member': START + 2 });
  await until(0);
  for (let message = 1; message <= 5; message += 1) await say('team', { 'read/member': at + message });
  await say('team');
  await until(1);
  expect(Math.max(...told)).toBe(1);
});

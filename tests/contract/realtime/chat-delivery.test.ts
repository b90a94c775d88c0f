import { get, set, serverTimestamp } from 'firebase/database';
import { signInWithCustomToken } from 'firebase/auth';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ConversationState } from '@/services/chat/conversation';
import { converse, memoryQueue, textsOf, when } from './support/chat-client';
import { createClient, signedIn, type Client } from './support/client';
import { startProxy } from './support/cutting-proxy';
import { productRules } from './support/test-rules';
import { startTwin } from './support/twin';

type Twin = Awaited<ReturnType<typeof startTwin>>;

/** Whole numbers below a limit, the same on every run. */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

async function through(twin: Twin, uid: string, claims?: Record<string, unknown>) {
  const proxy = await startProxy(twin.port);
  const client: Client = createClient(proxy.port);
  await signInWithCustomToken(client.auth, await twin.mintCustomToken(uid, claims));
  return { client, proxy };
}

/** A fifth of them in `npm test`, where a browser does the same with fewer still. */
const MESSAGES = process.env.GATE === '1' ? 200 : 1_000;

test(
  `${MESSAGES} messages, the network cut ten times at seeded moments: all arrive once, in order, on both sides`,
  { timeout: 240_000 },
  async () => {
    const twin = await startTwin({ rules: productRules });
    const [member, team] = [await through(twin, 'alice'), await through(twin, 'agent', { team: true })];
    const near = converse(member.client, 'alice', 'member');
    const far = converse(team.client, 'alice', 'team');
    await Promise.all([when(near, ({ phase }) => phase === 'open'), when(far, ({ phase }) => phase === 'open')]);

    const random = seeded(20_261_121);
    const cuts = Array.from({ length: 10 }, () => ({
      afterMessage: 20 + random(MESSAGES * 0.9),
      whose: random(2) === 0 ? member : team,
    })).sort((a, b) => a.afterMessage - b.afterMessage);
    const bySide = [near, far] as const;
    const written: [string[], string[]] = [[], []];
    for (let count = 0; count < MESSAGES; count += 1) {
      const side = random(10) < 7 ? 0 : 1;
      const text = `${side === 0 ? 'm' : 't'}${written[side].length}`;
      written[side].push(text);
      bySide[side].send({ text });
    }
    // Each cut waits for that many messages to have got through: it falls into the middle of the sending.
    for (const { afterMessage, whose } of cuts) {
      await when(near, ({ pages, queue }) => pages.flat().length >= afterMessage || queue.length === 0, 120_000);
      whose.proxy.cut();
    }
    const [mine, theirs] = await Promise.all(
      bySide.map((side) => when(side, ({ pages, queue }) => queue.length === 0 && pages.flat().length >= MESSAGES, 180_000)),
    );

    expect(mine && textsOf(mine)).toEqual(theirs && textsOf(theirs));
    const arrived = mine ? textsOf(mine) : [];
    expect(arrived.filter((text) => text.startsWith('m'))).toEqual(written[0]);
    expect(arrived.filter((text) => text.startsWith('t'))).toEqual(written[1]);
    const stored = (await get(team.client.ref('userConversations/alice/messages'))).size;
    expect(stored).toBe(MESSAGES);
  },
);

/** Of a browser: whoever asks has the turn a moment later. */
const LOCKS = { request: async (...[, , granted]: [string, object, () => unknown]) => Promise.resolve().then(granted) };

test.each([
  ['at once', undefined],
  ['when the tab has its turn', LOCKS],
])('a message whose acknowledgement was lost is not sent twice, and is there: sent again %s', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  onTestFinished(() => void vi.unstubAllGlobals());
  const twin = await startTwin({ rules: productRules });
  const alice = await signedIn(twin, 'alice');
  const queue = memoryQueue();
  const key = '-Oabcdefghijklmnopqr';
  // What a tab leaves behind that was killed between the writing and the answer.
  await set(alice.ref(`userConversations/alice/messages/${key}`), { from: 'member', text: 'Once', at: serverTimestamp(), clientId: key });
  queue.put({ key, text: 'Once', writtenAt: Date.now(), isRefused: false });
  const conversation = converse(alice, 'alice', 'member', queue);
  const state = await when(conversation, ({ queue: waiting, pages }) => waiting.length === 0 && pages.length > 0);
  expect(textsOf(state)).toEqual(['Once']);
});

test('two tabs that share a queue send each message once', async () => {
  const twin = await startTwin({ rules: productRules });
  const queue = memoryQueue();
  const tabs = [
    converse(await signedIn(twin, 'alice'), 'alice', 'member', queue),
    converse(await signedIn(twin, 'alice'), 'alice', 'member', queue),
  ];
  await Promise.all(tabs.map((tab) => when(tab, ({ phase, isConnected }) => phase === 'open' && isConnected)));
  const texts = Array.from({ length: 40 }, (_, index) => `n${index}`);
  for (const [index, text] of texts.entries()) tabs[index % 2]?.send({ text });
  const states = await Promise.all(tabs.map((tab) => when(tab, ({ pages }) => pages.flat().length >= 40 && queue.list().length === 0)));
  for (const state of states) expect([...textsOf(state)].sort()).toEqual([...texts].sort());
});

test('what the rules refuse is said, held, and can be tried again or let go; it holds up nothing', async () => {
  const twin = await startTwin({ rules: productRules });
  const conversation = converse(await signedIn(twin, 'alice'), 'alice', 'member');
  conversation.send({ text: 'x'.repeat(4_001) });
  conversation.send({ text: 'After it' });
  const state = await when(conversation, ({ pages, queue }) => pages.flat().length === 1 && queue[0]?.isRefused === true);
  expect(textsOf(state)).toEqual(['After it']);
  const key = state.queue[0]?.key ?? '';
  conversation.retry(key);
  await when(conversation, ({ queue }) => queue[0]?.isRefused === true);
  conversation.discard(key);
  expect(conversation.getState().queue).toEqual([]);
});

test('a thread opens with its newest page and gives the older ones on demand, each once', async () => {
  const twin = await startTwin({ rules: productRules });
  await twin.database.update(
    'userConversations/alice/messages',
    Object.fromEntries(
      Array.from({ length: 230 }, (_, index) => [
        `-O${String(index).padStart(18, '0')}`,
        // Pairs share their millisecond, across the pages' borders too.
        {
          from: index % 3 === 0 ? 'member' : 'team',
          text: `n${index}`,
          at: 1_700_000_000_000 + Math.floor(index / 2),
          clientId: `c${index}`,
        },
      ]),
    ),
  );
  const conversation = converse(await signedIn(twin, 'alice'), 'alice', 'member');
  const opened = await when(conversation, ({ phase }) => phase === 'open');
  expect(textsOf(await when(conversation, ({ pages }) => pages.length > 0))).toHaveLength(50);
  expect(opened.older).toBe('more');
  for (let page = 0; page < 6; page += 1) await conversation.loadOlder();
  const whole = await when(conversation, ({ older }) => older === 'none');
  expect(textsOf(whole)).toEqual(Array.from({ length: 230 }, (_, index) => `n${index}`));
});

test('read marks and typing reach the other side; a stranger is refused the thread', async () => {
  const twin = await startTwin({ rules: productRules });
  const near = converse(await signedIn(twin, 'alice'), 'alice', 'member');
  const far = converse(await signedIn(twin, 'agent', { team: true }), 'alice', 'team');
  await when(near, ({ phase, isConnected }) => phase === 'open' && isConnected);
  await when(far, ({ phase, isConnected }) => phase === 'open' && isConnected);
  near.setTyping(true);
  await when(far, ({ otherTypingAt }) => otherTypingAt !== null);
  near.send({ text: 'Hello' });
  near.setTyping(false);
  await when(far, ({ otherTypingAt, pages }) => otherTypingAt === null && pages.flat().length === 1);
  far.markRead(() => true);
  const { otherReadAt, pages } = await when(near, (state) => state.otherReadAt > 0);
  expect(otherReadAt).toBe(pages[0]?.[0]?.at);
  const stranger = converse(await signedIn(twin, 'bob'), 'alice', 'member');
  await when(stranger, ({ phase }) => phase === 'refused');
});

test('the mark of typing goes with the message that was typed, also when nobody takes it back', async () => {
  const twin = await startTwin({ rules: productRules });
  const near = converse(await signedIn(twin, 'alice'), 'alice', 'member');
  const far = converse(await signedIn(twin, 'agent', { team: true }), 'alice', 'team');
  await Promise.all([near, far].map((side) => when(side, ({ phase, isConnected }) => phase === 'open' && isConnected)));
  far.setTyping(true);
  await when(near, ({ otherTypingAt }) => otherTypingAt !== null);
  const shown: string[] = [];
  near.subscribe(() => shown.push(`${textsOf(near.getState()).join()} ${near.getState().otherTypingAt === null ? 'still' : 'typing'}`));
  far.send({ text: 'Hello' });
  await when(near, ({ pages }) => pages.length > 0);
  expect(shown).toEqual(['Hello still']);

  // What the concierge says meanwhile ends nobody's typing.
  far.setTyping(true);
  await when(near, ({ otherTypingAt }) => otherTypingAt !== null);
  await twin.database.update('userConversations/alice/messages', {
    [`-P${'0'.repeat(18)}`]: { from: 'team', by: 'concierge', text: 'Noted', at: Date.now() + 1_000, clientId: 'c' },
  });
  expect((await when(near, ({ pages }) => pages.flat().length === 2)).otherTypingAt).not.toBeNull();
});

test('after a sign-in anew the thread goes on from what was known, and leaves no gap where much was said meanwhile', async () => {
  const twin = await startTwin({ rules: productRules });
  const say = (from: number, to: number) =>
    twin.database.update(
      'userConversations/alice/messages',
      Object.fromEntries(
        Array.from({ length: to - from }, (_, index) => [
          `-O${String(from + index).padStart(18, '0')}`,
          { from: 'team', text: `n${from + index}`, at: 1_700_000_000_000 + from + index, clientId: `c${from + index}` },
        ]),
      ),
    );
  const texts = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `n${from + index}`);
  const anew = async (before: ConversationState | null) =>
    converse(await signedIn(twin, 'alice'), 'alice', 'member', memoryQueue(), before);

  await say(0, 80);
  const first = await anew(null);
  const known = await when(first, ({ pages }) => pages.flat().length === 50);
  first.close();
  await say(80, 83);
  const second = await anew(known);
  expect(textsOf(second.getState())).toEqual(texts(30, 80));
  expect(textsOf(await when(second, ({ phase, pages }) => phase === 'open' && pages.flat().length === 53))).toEqual(texts(30, 83));
  await second.loadOlder();
  expect(textsOf(await when(second, ({ older }) => older === 'none'))).toEqual(texts(0, 83));
  second.close();

  await say(83, 183);
  const third = await anew(second.getState());
  expect(textsOf(await when(third, ({ phase, pages }) => phase === 'open' && pages.flat().length === 50))).toEqual(texts(133, 183));
  await third.loadOlder();
  expect(textsOf(await when(third, ({ pages }) => pages.flat().length === 100))).toEqual(texts(83, 183));
});

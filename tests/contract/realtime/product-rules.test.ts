import { get, onDisconnect, onValue, push, remove, serverTimestamp, set, setPriority, update } from 'firebase/database';
import { expect, test } from 'vitest';
import { createClient, expectDenied, signedIn, until, type Client } from './support/client';
import { productRules } from './support/test-rules';
import { startTwin } from './support/twin';

interface World {
  readonly alice: Client;
  readonly bob: Client;
  readonly team: Client;
  readonly stranger: Client;
}

async function people(): Promise<World> {
  const twin = await startTwin({ rules: productRules });
  const [alice, bob, team] = [await signedIn(twin, 'alice'), await signedIn(twin, 'bob'), await signedIn(twin, 'agent', { team: true })];
  return { alice, bob, team, stranger: createClient(twin.port) };
}

const message = (over: Record<string, unknown> = {}) => ({ from: 'member', text: 'Hello', at: serverTimestamp(), clientId: 'c1', ...over });
const MESSAGES = 'userConversations/alice/messages';
const INFORMATION = 'userConversations/alice/information';

test('a member writes and reads their own presence', async () => {
  const { alice } = await people();
  await update(alice.ref(INFORMATION), { status: 'online', fcmToken: 'A' });
  await update(alice.ref(INFORMATION), { status: 'offline' });
  expect((await get(alice.ref(INFORMATION))).val()).toEqual({ status: 'offline', fcmToken: 'A' });
});

test('the presence record holds a known status and a token, nothing else', async () => {
  const { alice } = await people();
  for (const value of [{ status: 'banana' }, { fcmToken: 'A' }, { status: 'online', fcmToken: 5 }, { status: 'online', more: 1 }]) {
    await expectDenied(set(alice.ref(INFORMATION), value));
  }
  await expectDenied(set(alice.ref(INFORMATION), 'online'));
  await expectDenied(set(alice.ref(INFORMATION), { status: 'online', fcmToken: 'x'.repeat(4_097) }));
});

test('nothing of another member can be read, listened to, written or set aside', async () => {
  const { alice, bob, stranger } = await people();
  await update(alice.ref(INFORMATION), { status: 'online' });
  await set(alice.ref('connections/alice/one'), serverTimestamp());
  for (const client of [bob, stranger]) {
    for (const path of [INFORMATION, MESSAGES, 'userConversations/alice', 'userConversations', 'connections/alice', 'connections', '']) {
      await expectDenied(get(client.ref(path === '' ? undefined : path)));
      await expectDenied(until(client.ref(path === '' ? undefined : path), () => true));
    }
    await expectDenied(update(client.ref(INFORMATION), { status: 'offline' }));
    await expectDenied(push(client.ref(MESSAGES), message()).then());
    await expectDenied(set(client.ref('connections/alice/two'), true));
    await expectDenied(remove(client.ref('connections/alice/one')));
    await expectDenied(onDisconnect(client.ref(INFORMATION)).update({ status: 'offline' }));
    await expectDenied(set(client.ref('userConversations/alice/typing/member'), serverTimestamp()));
    await expectDenied(set(client.ref('userConversations/alice/read/member'), 1));
  }
});

test('a refused write is rolled back at the client', async () => {
  const { alice } = await people();
  const seen: unknown[] = [];
  onValue(alice.ref(`${INFORMATION}/status`), (snapshot) => seen.push(snapshot.val()));
  await until(alice.ref(`${INFORMATION}/status`), () => true);
  await expectDenied(set(alice.ref(`${INFORMATION}/status`), 'hacked'));
  await expect.poll(() => seen).toEqual([null, 'hacked', null]);
});

test('a member writes messages as a member, the team as the team', async () => {
  const { alice, bob, team } = await people();
  await push(alice.ref(MESSAGES), message());
  await push(team.ref(MESSAGES), message({ from: 'team', text: 'Good morning' }));
  await expectDenied(push(alice.ref(MESSAGES), message({ from: 'team' })).then());
  await expectDenied(push(team.ref(MESSAGES), message({ from: 'member' })).then());
  await expectDenied(push(bob.ref(MESSAGES), message()).then());
  const texts: unknown[] = [];
  (await get(alice.ref(MESSAGES))).forEach((child) => void texts.push(child.child('text').val()));
  expect(texts).toEqual(['Hello', 'Good morning']);
});

test('a message once written stays as it is', async () => {
  const { alice, team } = await people();
  const { key } = await push(alice.ref(MESSAGES), message());
  const path = `${MESSAGES}/${key}`;
  for (const client of [alice, team]) {
    await expectDenied(remove(client.ref(path)));
    await expectDenied(set(client.ref(path), message({ text: 'Changed' })));
    await expectDenied(set(client.ref(`${path}/text`), 'Changed'));
    await expectDenied(update(client.ref(path), { text: 'Changed' }));
    await expectDenied(remove(client.ref(`${path}/text`)));
    await expectDenied(setPriority(client.ref(path), 1));
    await expectDenied(remove(client.ref(MESSAGES)));
    await expectDenied(remove(client.ref('userConversations/alice')));
  }
});

const badMessages: Record<string, Record<string, unknown>> = {
  'without text': { text: null },
  'with an empty text': { text: '' },
  'with 4,001 characters': { text: 'x'.repeat(4_001) },
  'with a text that is no string': { text: 5 },
  'without a side': { from: null },
  'of an unknown side': { from: 'admin' },
  'without a time': { at: null },
  'with a time of its own': { at: Date.now() - 60_000 },
  'with a time to come': { at: Date.now() + 60_000 },
  'without a client id': { clientId: null },
  'with a client id that is markup': { clientId: '<b>' },
  'with an unknown field': { html: '<b>hi</b>' },
  'with an attachment of a forbidden type': { attachment: { id: 'a1', name: 'x.svg', type: 'image/svg+xml', size: 10 } },
  'with an attachment over 10 MB': { attachment: { id: 'a1', name: 'x.png', type: 'image/png', size: 10_485_761 } },
  'with an attachment that names an address': {
    attachment: { id: 'a1', name: 'x.png', type: 'image/png', size: 1, url: 'https://evil.example' },
  },
  'that claims to be the concierge': { by: 'concierge' },
  'with replies to itself': { replies: ['Yes'] },
  'with a card of an unknown kind': { card: { kind: 'script', id: '1' } },
};

test.each(Object.entries(badMessages))('a message is refused %s', async (_, over) => {
  const { alice } = await people();
  await expectDenied(push(alice.ref(MESSAGES), message(over)).then());
});

test('whole messages are accepted: the longest text, an attachment, a card', async () => {
  const { alice } = await people();
  await push(alice.ref(MESSAGES), message({ text: 'x'.repeat(4_000) }));
  await push(alice.ref(MESSAGES), message({ attachment: { id: 'a1', name: '襯衫.pdf', type: 'application/pdf', size: 10_485_760 } }));
  await push(alice.ref(MESSAGES), message({ card: { kind: 'booking', id: 'b-1' } }));
  await expectDenied(set(alice.ref(`${MESSAGES}/not-a-push-id`), message()));
});

test('the team may say that a machine answers, and offer replies', async () => {
  const { team } = await people();
  await push(team.ref(MESSAGES), message({ from: 'team', by: 'concierge', replies: ['Yes', 'No'] }));
  for (const over of [
    { by: 'somebody' },
    { replies: 'Yes' },
    { replies: { 4: 'Fifth' } },
    { replies: [''] },
    { replies: ['x'.repeat(161)] },
  ]) {
    await expectDenied(push(team.ref(MESSAGES), message({ from: 'team', ...over })).then());
  }
});

test('typing and read marks: each side its own', async () => {
  const { alice, team } = await people();
  const base = 'userConversations/alice';
  await set(alice.ref(`${base}/typing/member`), serverTimestamp());
  await set(team.ref(`${base}/typing/team`), serverTimestamp());
  await expectDenied(set(alice.ref(`${base}/typing/team`), serverTimestamp()));
  await expectDenied(set(alice.ref(`${base}/typing/member`), 5));
  await remove(alice.ref(`${base}/typing/member`));
  await set(alice.ref(`${base}/read/member`), 1_000);
  await set(alice.ref(`${base}/read/member`), 2_000);
  await expectDenied(set(alice.ref(`${base}/read/member`), 1_500));
  await expectDenied(remove(alice.ref(`${base}/read/member`)));
  await expectDenied(set(alice.ref(`${base}/read/member`), Date.now() + 3_600_000));
  await expectDenied(set(alice.ref(`${base}/read/team`), 1_000));
  await set(team.ref(`${base}/read/team`), 1_000);
});

test('the team reads all, its status is for the signed-in, and only it sets it', async () => {
  const { alice, team, stranger } = await people();
  await update(alice.ref(INFORMATION), { status: 'online' });
  expect((await get(team.ref('userConversations'))).child('alice/information/status').val()).toBe('online');
  await set(team.ref('team/status'), 'online');
  expect((await get(alice.ref('team/status'))).val()).toBe('online');
  await expectDenied(get(stranger.ref('team/status')));
  await expectDenied(set(alice.ref('team/status'), 'offline'));
  await expectDenied(set(team.ref('team/status'), 'busy'));
});

test('what no rule names is refused, for everyone', async () => {
  const { alice, team } = await people();
  for (const client of [alice, team]) {
    await expectDenied(set(client.ref('anything'), 1));
    await expectDenied(get(client.ref('anything')));
    await expectDenied(update(client.ref(), { 'userConversations/alice/other': 1 }));
  }
});

test('the version of a wardrobe is read by its member and the team, and written by the backend alone', async () => {
  const twin = await startTwin({ rules: productRules });
  const [alice, bob, team] = [await signedIn(twin, 'alice'), await signedIn(twin, 'bob'), await signedIn(twin, 'agent', { team: true })];
  const path = 'userConversations/alice/wardrobe/version';
  await twin.database.set(path, 7);
  for (const client of [alice, team]) expect((await get(client.ref(path))).val()).toBe(7);
  await expectDenied(get(bob.ref(path)));
  for (const client of [alice, bob, team]) await expectDenied(set(client.ref(path), 8));
});

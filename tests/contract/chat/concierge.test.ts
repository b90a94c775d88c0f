import { expect, test, vi } from 'vitest';
import { startConcierge } from '@/backend/api/modules/chat/concierge';
import { SERVER_TIME } from '@/backend/twins/realtime/admin-database';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { readMessage } from '@/lib/domain/chat/message';
import { compareMessages } from '@/lib/domain/chat/thread';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { orderBody, placeOrder } from '@/tests/builders/order';
import { call, dataFrom, dataOf, logIn, mailsTo, PASSWORD, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({}, { clock: () => now });
let now = new Date();

function desk() {
  const { chat } = backend.context;
  if (!chat) throw new Error('The embedded backend keeps no conversations');
  return chat;
}

async function say(uid: string, text: string, over: Record<string, unknown> = {}) {
  await desk().database.push(`userConversations/${uid}/messages`, { from: 'member', text, at: SERVER_TIME, clientId: 'c', ...over });
  await desk().settled();
  // Nobody writes twice in one millisecond.
  const at = Date.now();
  await vi.waitUntil(() => Date.now() > at, { interval: 1 });
}

async function thread(uid: string): Promise<ChatMessage[]> {
  const stored = await desk().database.get(`userConversations/${uid}/messages`);
  return Object.entries((stored ?? {}) as object)
    .map(([key, value]) => readMessage(key, value))
    .filter((message) => message !== null)
    .sort(compareMessages);
}

async function lastAnswer(uid: string): Promise<ChatMessage | undefined> {
  return (await thread(uid)).filter(({ from }) => from === 'team').at(-1);
}

const answersTo = async (member: TestMember, text: string) => {
  await say(member.id, text);
  return lastAnswer(member.id);
};

test('a question of the FAQ is answered with the editors’ words, and marked as the concierge’s', async () => {
  const member = await signUpMember(backend);
  const answer = await answersTo(member, 'How quickly can I have something back?');
  expect(answer).toMatchObject({ from: 'team', by: 'concierge', replies: ['Talk to a person'] });
  expect(answer?.text).toContain('Order before 16:00');
  expect(answer?.text).not.toMatch(/<|&nbsp;/);
});

test('small talk is answered without calling a person, and the hours are those of the contact page', async () => {
  const member = await signUpMember(backend, { locale: 'zh' });
  expect((await answersTo(member, 'ok'))?.text).toBe('不用客氣。');
  expect((await answersTo(member, '拜拜'))?.text).toBe('再見，多謝你的訊息。');
  expect(await answersTo(member, '有冇人呀')).toMatchObject({
    text: expect.stringContaining('自動回覆的禮賓助手') as string,
    replies: expect.arrayContaining(['轉駁同事']) as string[],
  });
  expect((await answersTo(member, '幾點開門？'))?.text).toBe(
    '同事的服務時間：星期一、星期六 09:00–18:00；星期二–星期五 09:00–20:00。香港時間。星期日、公眾假期，以及八號信號或黑色暴雨警告期間休息。我隨時都在。',
  );
  expect((await answersTo(member, 'What are your opening hours?'))?.text).toMatch(
    /^Our team is here Mon, Sat 09:00–18:00; .* I answer at any hour\.$/,
  );
  expect(await answersTo(member, 'Delivery')).toMatchObject({
    text: 'I am not sure what you mean. Please choose a question, or put it another way.',
    replies: expect.arrayContaining(['How do I get pieces back?']) as string[],
  });
});

test('it answers in the language of the question: Traditional, Simplified and Singapore’s', async () => {
  const hk = await signUpMember(backend);
  const sg = await signUpMember(backend, { country: 'sg', locale: 'en-SG' });
  expect((await answersTo(hk, '你好'))?.text).toContain('禮賓助手');
  expect((await answersTo(hk, '您好'))?.text).toMatch(/禮賓助手/);
  expect((await answersTo(sg, '你好'))?.text).toContain('礼宾助手');
  expect((await answersTo(await signUpMember(backend, { locale: 'zh-CN' }), '您好'))?.text).toContain('自动回复的礼宾助手');
  expect((await answersTo(await signUpMember(backend, { locale: 'zh' }), 'hello'))?.text).toContain('I’m the automated concierge');
});

test('what it does not know goes to a person; then it says once that it rests, and answers again when it is called', async () => {
  const member = await signUpMember(backend);
  expect(await answersTo(member, 'Zebra quantum xylophone?')).toMatchObject({
    text: expect.stringMatching(
      /passed it to our team. A person will answer. We answer within 24 hours, excluding Sundays and public holidays./,
    ) as string,
    replies: ['Ask the concierge'],
    rests: true,
  });
  for (const text of ['How quickly can I have something back?', 'Hello?', 'Anybody?']) await say(member.id, text);
  const said = (await thread(member.id)).filter(({ from }) => from === 'team').map(({ text }) => text);
  expect(said).toHaveLength(2);
  expect(said[1]).toBe('A colleague has your question and will reply. Until then I will stay quiet; write “concierge” if you need me.');
  expect((await answersTo(member, 'Ask the concierge'))?.text).toBe('I am back. What would you like to know?');
  expect((await answersTo(member, 'How quickly can I have something back?'))?.text).toContain('Order before 16:00');
});

test('a file, a card or the wish for a person calls one', async () => {
  for (const [text, over] of [
    ['Talk to a person', {}],
    ['轉駁同事', {}],
    ['Is this stain gone?', { attachment: { id: 'u1', name: 'a.png', type: 'image/png', size: 9 } }],
    ['About this', { card: { kind: 'item', id: 'i1' } }],
  ] as const) {
    const member = await signUpMember(backend);
    await say(member.id, text, over);
    expect((await lastAnswer(member.id))?.text, text).toMatch(/A person will answer|由同事回覆/);
  }
});

test('while a person of the team is in the conversation it rests and says so, until it is called by its name', async () => {
  const member = await signUpMember(backend);
  const personSays = (text: string) =>
    desk().database.push(`userConversations/${member.id}/messages`, { from: 'team', text, at: SERVER_TIME, clientId: 't' });
  const own = async () => (await thread(member.id)).filter(({ by }) => by === 'concierge');
  await personSays('Good morning, Ada.');
  await say(member.id, '多快可以攞返件褸？');
  expect((await own()).map(({ text, rests }) => [text, rests])).toEqual([
    ['同事正在跟你對話，我先不插話。如想問我，輸入「禮賓助手」便可。', true],
  ]);
  await personSays('I am looking for your coat.');
  await say(member.id, 'Thank you');
  expect(await own()).toHaveLength(1);
  const answer = await answersTo(member, 'Concierge, how quickly can I have something back?');
  expect(answer?.text).toContain('Order before 16:00');
  expect(answer?.rests).toBeUndefined();
  // A person who writes again has the conversation again.
  await personSays('Found it.');
  await say(member.id, 'Where was it?');
  expect((await own()).at(-1)?.rests).toBe(true);
});

test('each message is considered once: a second look answers nothing', async () => {
  const member = await signUpMember(backend);
  await say(member.id, 'hello');
  const [first] = await thread(member.id);
  await desk().database.set(
    `userConversations/${member.id}/messages/${first?.key}`,
    first && { from: first.from, text: first.text, at: first.at, clientId: first.clientId },
  );
  await desk().settled();
  expect((await thread(member.id)).filter(({ from }) => from === 'team')).toHaveLength(1);
});

test('all that was taken before the last process ended and not looked at is answered at the start', async () => {
  const member = await signUpMember(backend);
  for (const text of ['hello', 'How quickly can I have something back?']) await say(member.id, text);
  const said = (await thread(member.id)).filter(({ from }) => from === 'member');
  // As if it had ended before either was looked at.
  await desk().database.remove(`conciergeNotes/${member.id}`);
  const next = startConcierge(backend.context, desk().database, desk().index);
  await next.settled();
  next.stop();
  const answered = (await thread(member.id)).filter(({ by }) => by === 'concierge').map(({ clientId }) => clientId);
  expect(answered).toEqual([...said, ...said].map(({ key }) => `concierge-${key}`));
});

test('what stays unread for an hour is told by mail, once, in the member’s language', async () => {
  now = new Date();
  const member = await signUpMember(backend, { locale: 'zh' });
  const stranger = await signUpMember(backend);
  const silent = await signUpMember(backend);
  await call(backend, 'updateUser', { token: silent.token, body: { notifications: { 'email.messages': false } } });
  await say(silent.id, 'hello');
  await say(member.id, '你好');
  await say(stranger.id, 'hello');
  await desk().database.set(`userConversations/${stranger.id}/read/member`, SERVER_TIME);
  const unread = async (email: string) => (await mailsTo(backend, email)).filter(({ body }) => body.includes('/chat'));
  await desk().mailUnread();
  expect(await unread(member.email)).toEqual([]);
  now = new Date(now.getTime() + 61 * 60_000);
  await desk().mailUnread();
  await desk().mailUnread();
  const [mail, ...more] = await unread(member.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ language: 'zh-Hant', subject: '我們的團隊已回覆你' });
  expect(mail?.body).toContain('/zh/chat');
  expect(await unread(stranger.email)).toEqual([]);
  expect(await unread(silent.email)).toEqual([]);

  // Read, and answered again: that is news of its own.
  const messages = `userConversations/${member.id}/messages`;
  await desk().database.set(`userConversations/${member.id}/read/member`, desk().index.of(member.id).newest?.at);
  await desk().database.push(messages, { from: 'team', text: '外套已洗好', at: now.getTime(), clientId: 'later' });
  await desk().mailUnread();
  expect(await unread(member.email)).toHaveLength(1);
  now = new Date(now.getTime() + 61 * 60_000);
  await desk().mailUnread();
  await desk().mailUnread();
  const mails = await unread(member.email);
  expect(mails).toHaveLength(2);
  expect(mails.some(({ body }) => body.includes('外套已洗好'))).toBe(true);
  now = new Date();
});

test('a message with what a database cannot hold stops neither its own mail nor that of others', async () => {
  now = new Date();
  const member = await signUpMember(backend);
  const messages = `userConversations/${member.id}/messages`;
  await desk().database.push(messages, { from: 'team', text: 'Your coat\0 is clean \ud83d', at: now.getTime(), clientId: 'half' });
  now = new Date(now.getTime() + 61 * 60_000);
  await desk().mailUnread();
  const told = (await mailsTo(backend, member.email)).filter(({ body }) => body.includes('/chat'));
  expect(told.map(({ body }) => body.includes('Your coat is clean'))).toEqual([true]);
  now = new Date();
});

test('the conversation is in the export, and gone with the account', async () => {
  const member = await signUpMember(backend);
  await say(member.id, 'hello');
  const { sections } = await dataFrom(backend, 'exportAccount', { token: member.token });
  expect(sections.messages?.map(({ from, text }) => [from, String(text).slice(0, 5)])).toEqual([
    ['member', 'hello'],
    ['concierge', 'Hello'],
  ]);
  expect((await call(backend, 'deleteAccount', { token: member.token, body: { password: PASSWORD } })).statusCode).toBe(200);
  expect(await desk().database.get(`userConversations/${member.id}`)).toBeNull();
  expect(await desk().database.get(`conciergeNotes/${member.id}`)).toBeNull();
});

test('the next booking and the open invoice are looked up where they are kept, of this member alone', async () => {
  const hk = { id: 'demo-hk', email: 'hk@example.com', token: await logIn(backend, 'hk@example.com', DEMO_PASSWORD) };
  const open = (await call(backend, 'invoices', { token: hk.token, query: { status: 'overdue' } })).json<{
    data: { id: string; number: string }[];
  }>().data[0];
  const invoice = await answersTo(hk, 'Do I have any unpaid invoices?');
  expect(invoice).toMatchObject({ card: { kind: 'invoice', id: open?.id } });
  expect(invoice?.text).toMatch(new RegExp(`Invoice ${open?.number} for HK\\$[\\d,.]+ was due on .+ and is overdue`));
  const { body } = await orderBody(backend, { user: null, token: hk.token, friendReward: null });
  const { booking } = dataOf(
    'orderAndPaymentSignup',
    await placeOrder(backend, body, { key: 'a-key-of-the-chat-0123456789', token: hk.token }),
  );
  const next = await answersTo(hk, 'When is my next booking?');
  const [first] = (await dataFrom(backend, 'bookings', { token: hk.token })).bookings;
  expect(booking).toBeDefined();
  expect(next).toMatchObject({ card: { kind: 'booking', id: first?.id } });
  const stranger = await signUpMember(backend);
  expect((await answersTo(stranger, 'Do I have any unpaid invoices?'))?.text).toBe('You have no unpaid invoices.');
  expect((await answersTo(stranger, 'When is my next booking?'))?.text).toBe('You have no upcoming booking.');
});

test('places, deliveries, renewal, sales and care prices are told from the records and the price list', async () => {
  const hk = { id: 'demo-hk', token: await logIn(backend, 'hk@example.com', DEMO_PASSWORD) } as TestMember;
  // The demonstration's own conversation may wait for a person.
  await say(hk.id, 'Ask the concierge');
  const { plan, countsByState } = await dataFrom(backend, 'wardrobeSummary', { token: hk.token });
  const used = plan?.itemsUsed ?? -1;
  const allowed = plan?.itemsAllowed ?? -1;
  expect((await answersTo(hk, 'how many more pieces can I send in'))?.text).toBe(
    `Your plan holds ${allowed} pieces: ${used} taken, ${allowed - used} free.`,
  );
  expect((await answersTo(hk, 'how many free deliveries do i have left'))?.text).toMatch(
    new RegExp(`^Free deliveries left this month: ${plan?.freeDeliveriesLeft} of ${plan?.freeDeliveriesAllowed}`),
  );
  expect((await answersTo(hk, 'when does my plan renew'))?.text).toMatch(/^Your plan renews on \d+ \w+ \d{4} and continues month by month/);
  const listed = countsByState.find(({ state }) => state === 'listed')?.count ?? 0;
  expect((await answersTo(hk, 'has my bag sold yet'))?.text).toMatch(new RegExp(`^Listed for sale: ${listed}\\. .*/sales$`));
  const prices = await answersTo(hk, '乾洗一件大褸幾錢');
  expect(prices?.text).toMatch(/乾洗：HK\$160/);
  const buyer = await signUpMember(backend);
  const { body } = await orderBody(backend, { user: null });
  const { booking } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: buyer.token }));
  const left = 'how many free deliveries do i have left';
  expect((await answersTo(buyer, left))?.text).toMatch(/^Your plan begins on \d+ \w+ \d{4}\. Its free deliveries come with it\.$/);
  await dataFrom(backend, 'cancelBooking', { token: buyer.token, params: { id: booking.id }, query: { fee: '0' } });
  expect((await answersTo(buyer, left))?.text).toMatch(/^Your plan begins with your first collection, which is not booked yet\./);
  const stranger = await signUpMember(backend);
  expect((await answersTo(stranger, 'is my plan full'))?.text).toMatch(/^You have no storage plan at the moment\. .*\/services-pricing$/);
});

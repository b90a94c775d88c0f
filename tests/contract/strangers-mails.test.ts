import { describe, expect, it } from 'vitest';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { CALLS } from '@/lib/contract/calls';
import { testBackend } from '@/tests/setup/test-backend';

const FORGED = 'Win at https://evil.example now';

const backend = testBackend({ rateLimitFactor: 1 });

const ask = (url: string, payload: object, remoteAddress: string) => backend.app.inject({ method: 'POST', url, payload, remoteAddress });
const signUp = (email: string, remoteAddress: string, firstName = 'Ada') =>
  ask(CALLS.signup.path, { email, password: 'a-long-quiet-evening', firstName, lastName: 'Lo', country: 'hk' }, remoteAddress);
const subscribe = (emailAddress: string, remoteAddress: string) => ask(CALLS.newsletterSignup.path, { emailAddress }, remoteAddress);

/** Each of these writes to an address that nobody has confirmed. */
describe.each([
  ['an account', 20, signUp],
  ['a subscription', 10, subscribe],
] as const)('%s', (name, most, write) => {
  it(`is opened by one peer at most ${most} times an hour, and no mail is written for the next`, async () => {
    const address = (index: number) => `${name.at(-1)}-${index}@strangers.example`;
    const statuses = [];
    for (let index = 0; index <= most; index += 1) statuses.push((await write(address(index), '203.0.113.1')).statusCode);
    expect(statuses.slice(0, most).every((status) => status < 300)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await write(address(99), '203.0.113.2')).statusCode).toBeLessThan(300);
    const recipients = (await backend.context.database.orm.select().from(outboxMails)).map(({ recipient }) => recipient);
    expect(recipients).toContain(address(most - 1));
    expect(recipients).not.toContain(address(most));
  });
});

it('an address gets so many mails about devices an hour, whoever opened the account in its name', async () => {
  const email = 'devices@strangers.example';
  await signUp(email, '203.0.113.4');
  const browsers = ['Firefox/140.0', 'Chrome/140.0 Safari/537.36', 'Version/18.0 Safari/605.1', 'Chrome/140.0 Safari/537.36 Edg/140.0'];
  const systems = [
    'X11; Linux x86_64',
    'Windows NT 10.0; Win64; x64',
    'Macintosh; Intel Mac OS X 10_15_7',
    'Linux; Android 15',
    'iPhone; CPU iPhone OS 18_0 like Mac OS X',
  ];
  const agents = systems.flatMap((system) => browsers.map((browser) => `Mozilla/5.0 (${system}) Gecko/20100101 ${browser}`));
  for (const [index, agent] of agents.entries()) {
    const answer = await backend.app.inject({
      method: 'POST',
      url: CALLS.login.path,
      payload: { email, password: 'a-long-quiet-evening', ip: '' },
      headers: { 'user-agent': agent },
      remoteAddress: `203.0.114.${index}`,
    });
    expect(answer.statusCode).toBe(200);
  }
  const told = (await backend.context.database.orm.select().from(outboxMails)).filter(
    ({ recipient, subject }) => recipient === email && subject.includes('New login'),
  );
  expect(told).toHaveLength(10);
});

it("carries nobody's words to an address that is not confirmed", async () => {
  await signUp('letterbox@strangers.example', '203.0.113.3', FORGED);
  const written = await ask(
    CALLS.contactUs.path,
    { country: 'hk', topic: 'other', name: FORGED, email: 'letterbox@strangers.example', message: FORGED, consent: true },
    '203.0.113.3',
  );
  expect(written.json()).toMatchObject({ statusCode: 201 });
  const mails = (await backend.context.database.orm.select().from(outboxMails)).filter(
    ({ recipient }) => recipient === 'letterbox@strangers.example',
  );
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

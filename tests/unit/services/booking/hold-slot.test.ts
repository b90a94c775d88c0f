import { afterEach, expect, it, vi } from 'vitest';
import { holdSecondsLeft } from '@/lib/domain/booking/slots';
import { holdSlot } from '@/services/booking/hold-slot';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';

const server = startApiServer();
const SLOT = { date: '2099-03-02', time: '09-11' };
afterEach(() => vi.useRealTimers());

const held = (data: object) => server.use(onCall('holdSlot', () => ok({ holdId: 'hold-1', extensionsLeft: 2, ...data })));
const ask = async () => {
  const answer = await holdSlot('hk', SLOT, 'a'.repeat(32));
  if (answer.kind !== 'held') throw new Error(answer.kind);
  return answer.hold;
};

it.each([
  ['ten minutes fast', 600_000],
  ['right', 0],
  ['ten minutes slow', -600_000],
])('counts five minutes down by a clock that is %s', async (_, ahead) => {
  const serverNow = Date.now();
  vi.useFakeTimers({ now: serverNow + ahead, toFake: ['Date'] });
  held({ expiresAt: new Date(serverNow + 300_000).toISOString(), secondsLeft: 300 });
  expect(holdSecondsLeft(await ask(), Date.now())).toBe(300);
});

it('goes by the moment where a provider tells no more', async () => {
  held({ expiresAt: '2099-03-01T00:05:00.000Z' });
  expect(await ask()).toEqual({ id: 'hold-1', ...SLOT, expiresAt: '2099-03-01T00:05:00.000Z', extensionsLeft: 2 });
});

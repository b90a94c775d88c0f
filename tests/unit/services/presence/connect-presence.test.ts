import { afterEach, expect, it, vi } from 'vitest';
import { connectPresenceLater } from '@/services/presence/connect-presence';
import { cancelPresenceAttempt } from '@/services/presence/presence-handle';
import { standIn } from '@/tests/setup/stand-in';

const startPresence = vi.fn(() => Promise.resolve(undefined));
await standIn(import('@/services/presence/start-presence'), { startPresence });

const MEMBER = { id: 'mei' } as Parameters<typeof connectPresenceLater>[0];

afterEach(() => vi.clearAllMocks());

it('a member goes online when it is time, and not when the session has ended by then', async () => {
  let tell = () => undefined as void;
  const time = new Promise<void>((resolve) => (tell = resolve));
  const left = connectPresenceLater(MEMBER, time);
  cancelPresenceAttempt();
  const online = connectPresenceLater(MEMBER, time);
  expect(startPresence).not.toHaveBeenCalled();
  tell();
  await Promise.all([left, online]);
  expect(startPresence).toHaveBeenCalledTimes(1);
});

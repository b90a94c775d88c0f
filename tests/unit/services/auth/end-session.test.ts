import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, writeStored } from '@/lib/browser/storage';
import { queryClient } from '@/services/http/query-client';
import { endSession } from '@/services/auth/end-session';

const server = startApiServer();
const never = () => new Promise<void>(() => undefined);

beforeEach(() => {
  writeCookie('accessToken', 'a-token-of-a-member', 60);
  writeStored(draftKey('gift'), '{"message":"for you"}');
  writeStored('referralCode', 'FRIEND');
  queryClient().setQueryData(['current-user'], { id: 'user-1' });
});

/** What happened, in order, with whether the cookie still stood. */
function logbook() {
  const lines: string[] = [];
  const note = (what: string) => void lines.push(`${what}${readCookie('accessToken') ? ', cookie' : ''}`);
  const farewell = {
    goOffline: async () => note('presence offline'),
    clearStores: () => note('stores empty'),
    signOutOfRealtime: async () =>
      note(`identity provider, ${queryClient().getQueryData(['current-user']) ? 'cache full' : 'cache empty'}`),
  };
  return { lines, note, farewell };
}

describe('logging out', () => {
  it('goes in its order: presence in all tabs, server, cookie, stores and cache, identity provider, other tabs', async () => {
    const { lines, note, farewell } = logbook();
    server.use(
      onCall('logout', ({ request }) => {
        note(`server told by ${request.headers.get('authorization')}`);
        return ok({});
      }),
    );
    const heard = new BroadcastChannel('session');
    const told: unknown[] = [];
    heard.onmessage = ({ data }: MessageEvent<unknown>) => void told.push(data);
    await endSession(farewell);
    expect(lines).toEqual([
      'presence offline, cookie',
      'server told by Bearer a-token-of-a-member, cookie',
      'stores empty',
      'identity provider, cache empty',
    ]);
    await expect.poll(() => told).toEqual(['signing-out', 'signed-out']);
    heard.close();
    expect(readStored(draftKey('gift'))).toBeNull();
    expect(readStored('referralCode')).toBe('FRIEND');
    expect(document.documentElement.dataset.session).toBe('out');
  });

  it('ends here whatever the server and the realtime database do', async () => {
    const { lines, farewell } = logbook();
    server.use(onCall('logout', () => HttpResponse.error()));
    await endSession({ ...farewell, goOffline: never, signOutOfRealtime: () => Promise.reject(new Error('no socket')) });
    expect(lines).toEqual(['stores empty']);
    expect(readCookie('accessToken')).toBeNull();
  });
});

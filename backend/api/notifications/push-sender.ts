import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/api/db/schema/users';
import { pushTokenOf } from '@/backend/api/identity/push-device';
import { PermanentRejection, type SendMail } from '@/backend/api/mail/delivery-job';
import { GOOGLE_TOKENS, TIMEOUT_MS, serviceAccountAccess } from '@/backend/twins/realtime/project/project-admin';
import { truncateText } from '@/lib/text/truncate-text';

/** Google's endpoints; replaced in tests. */
const GOOGLE = { tokens: GOOGLE_TOKENS, messages: 'https://fcm.googleapis.com' };
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** UTF-16 units: at three bytes each they fit into FCM's limit of 4,096, and devices show no more. */
const MAX_TITLE = 200;
const MAX_BODY = 1_000;

const refusal = z.object({
  error: z.object({
    message: z._default(z.string(), ''),
    details: z._default(z.array(z.object({ errorCode: z.optional(z.string()) })), []),
  }),
});

type Context = Pick<BackendContext, 'env' | 'database' | 'wallClock'>;

/** Sends pushes by Firebase Cloud Messaging; null if no Firebase project is configured. */
export function pushSender({ env, database: { orm }, wallClock }: Context, addresses = GOOGLE, patienceMs = TIMEOUT_MS): SendMail | null {
  const { realtime, firebaseProjectId } = env;
  if (realtime.kind !== 'firebase' || !firebaseProjectId) return null;
  const { clientEmail, privateKey } = realtime;
  const accessToken = serviceAccountAccess({ clientEmail, privateKey, scopes: [SCOPE], now: wallClock, tokensAddress: addresses.tokens });

  return async ({ recipient, subject, body, place }) => {
    const token = await pushTokenOf(orm, recipient, wallClock());
    // The member has switched pushes off or logged out on that device.
    if (token === null) return;
    const answer = await fetch(`${addresses.messages}/v1/projects/${encodeURIComponent(firebaseProjectId)}/messages:send`, {
      method: 'POST',
      signal: AbortSignal.timeout(patienceMs),
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: {
          token,
          notification: { title: cut(subject, MAX_TITLE), body: cut(body, MAX_BODY) },
          data: { path: place },
        },
      }),
    });
    if (answer.ok) return void (await answer.body?.cancel());
    const { error } = z.safeParse(refusal, await answer.json().catch(() => null)).data ?? {};
    if (isTokenGone(answer.status, error)) {
      // Only this token: a newer one may have been stored meanwhile.
      await orm
        .update(users)
        .set({ fcmToken: null })
        .where(and(eq(users.id, recipient), eq(users.fcmToken, token)));
      return;
    }
    const reason = `The push was answered with ${answer.status}`;
    throw answer.status === 400 ? new PermanentRejection(reason) : new Error(reason);
  };
}

/**
 * Whether the token is permanently invalid: device gone, permission revoked, malformed, or of another project. FCM reports a malformed
 * token only in its message.
 */
function isTokenGone(status: number, error: z.infer<typeof refusal>['error'] | undefined): boolean {
  if (status === 404 || status === 410) return true;
  if (status === 400) return /registration token/i.test(error?.message ?? '');
  return status === 403 && error?.details.some(({ errorCode }) => errorCode === 'SENDER_ID_MISMATCH') === true;
}

const cut = (text: string, length: number): string => (text.length > length ? `${truncateText(text, length)}…` : text);

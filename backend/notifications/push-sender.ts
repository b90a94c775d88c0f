import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/db/schema/users';
import { pushTokenOf } from '@/backend/identity/push-device';
import type { SendMail } from '@/backend/mail/delivery-job';
import { GOOGLE_TOKENS, PATIENCE_MS, serviceAccountAccess } from '@/backend/realtime/project/service-account';

/** Google's; others in tests. */
const GOOGLE = { tokens: GOOGLE_TOKENS, messages: 'https://fcm.googleapis.com' };
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** The device is gone, or its permission: nothing is ever delivered to that token again. */
const GONE = [404, 410];

type Context = Pick<BackendContext, 'env' | 'database' | 'wallClock'>;

/** Pushes to the member's device by Firebase Cloud Messaging; null while no Firebase project is configured. */
export function pushSender({ env, database: { orm }, wallClock }: Context, addresses = GOOGLE, patienceMs = PATIENCE_MS): SendMail | null {
  const { realtime, firebaseProjectId } = env;
  if (realtime.kind !== 'firebase' || !firebaseProjectId) return null;
  const { clientEmail, privateKey } = realtime;
  const accessToken = serviceAccountAccess({ clientEmail, privateKey, scopes: [SCOPE], now: wallClock, tokensAddress: addresses.tokens });

  return async ({ recipient, subject, body, place }) => {
    const token = await pushTokenOf(orm, recipient, wallClock());
    // Signed out of pushes meanwhile, or of the account on that device: there is nobody to tell.
    if (token === null) return;
    const answer = await fetch(`${addresses.messages}/v1/projects/${encodeURIComponent(firebaseProjectId)}/messages:send`, {
      method: 'POST',
      signal: AbortSignal.timeout(patienceMs),
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { token, notification: { title: subject, body }, data: { path: place } } }),
    });
    if (GONE.includes(answer.status)) {
      // Only this token: a newer one may have come meanwhile.
      await orm
        .update(users)
        .set({ fcmToken: null })
        .where(and(eq(users.id, recipient), eq(users.fcmToken, token)));
      return;
    }
    if (!answer.ok) throw new Error(`The push was answered with ${answer.status}`);
  };
}

import { and, eq } from 'drizzle-orm';
import { importPKCS8, SignJWT } from 'jose';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/db/schema/users';
import type { SendMail } from '@/backend/mail/delivery-job';

/** Google's; others in tests. */
const GOOGLE = { tokens: 'https://oauth2.googleapis.com/token', messages: 'https://fcm.googleapis.com' };
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const TOKEN_LIFE_S = 3_600;
const RENEW_BEFORE_MS = 5 * 60_000;
const PATIENCE_MS = 10_000;
/** The device is gone, or its permission: nothing is ever delivered to that token again. */
const GONE = [404, 410];

type Context = Pick<BackendContext, 'env' | 'database' | 'wallClock'>;

/** Pushes to the member's device by Firebase Cloud Messaging; null while no Firebase project is configured. */
export function pushSender({ env, database: { orm }, wallClock }: Context, addresses = GOOGLE): SendMail | null {
  const { realtime, firebaseProjectId } = env;
  if (realtime.kind !== 'firebase' || !firebaseProjectId) return null;
  const { clientEmail, privateKey } = realtime;
  let access: { token: string; until: number } | null = null;

  async function accessToken(): Promise<string> {
    const now = wallClock().getTime();
    if (access && access.until - RENEW_BEFORE_MS > now) return access.token;
    const issuedAt = Math.floor(now / 1000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail).setAudience(GOOGLE.tokens).setIssuedAt(issuedAt).setExpirationTime(issuedAt + TOKEN_LIFE_S)
      .sign(await importPKCS8(privateKey, 'RS256'));
    const answer = await fetch(addresses.tokens, {
      method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS),
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    });
    if (!answer.ok) throw new Error(`The service account was answered with ${answer.status}`);
    const { access_token: token, expires_in: seconds } = (await answer.json()) as { access_token: string; expires_in: number };
    access = { token, until: now + seconds * 1000 };
    return token;
  }

  return async ({ recipient, subject, body }) => {
    const [user] = await orm.select({ fcmToken: users.fcmToken }).from(users).where(eq(users.id, recipient));
    // Signed out of pushes meanwhile: there is nobody to tell.
    if (!user?.fcmToken) return;
    const answer = await fetch(`${addresses.messages}/v1/projects/${encodeURIComponent(firebaseProjectId)}/messages:send`, {
      method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { token: user.fcmToken, notification: { title: subject, body }, data: { path: '/items' } } }),
    });
    if (GONE.includes(answer.status)) {
      // Only this token: a newer one may have come meanwhile.
      await orm.update(users).set({ fcmToken: null }).where(and(eq(users.id, recipient), eq(users.fcmToken, user.fcmToken)));
      return;
    }
    if (!answer.ok) throw new Error(`The push was answered with ${answer.status}`);
  };
}

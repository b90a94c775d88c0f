import { sendCall } from '@/services/http/send-call';

const UNAUTHENTICATED = 401;

/** After a deletion of which nobody knows what came: whether it was carried out. False too where that cannot be found out. */
export async function isAccountGone(email: string): Promise<boolean> {
  const session = await sendCall('currentUser');
  if (session.kind !== 'rejected' || session.status !== UNAUTHENTICATED) return false;
  // A session ends for other reasons, too.
  const address = await sendCall('checkEmail', { body: { email } });
  return address.kind === 'ok' && !address.data.exists;
}

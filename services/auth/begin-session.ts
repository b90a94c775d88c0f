import { tellOtherTabs } from './session-channel';
import { forgetKept } from '@/lib/kept-fields';
import { keepAccessToken } from './change-session';
import { keepDeviceToken } from './device-tokens';
import { SIGNING_IN } from './signing-in';

/**
 * Keeps the token that a login, external login or signup returned, and what this browser is known by; everything else hears of it by the session's mark.
 * @returns whether there is a session: without a cookie there is none, whatever the API said, and the person has to hear it
 */
export function beginSession(accessToken: string, deviceToken?: string): boolean {
  keepDeviceToken(deviceToken);
  if (!keepAccessToken(accessToken)) return false;
  forgetKept(SIGNING_IN);
  tellOtherTabs('signed-in');
  return true;
}

import { tellOtherTabs } from './session-channel';
import { keepAccessToken } from './change-session';

/** Keeps the token that a login, external login or signup returned; everything else hears of it by the session's mark. */
export function beginSession(accessToken: string): void {
  keepAccessToken(accessToken);
  tellOtherTabs('signed-in');
}

import { tellOtherTabs } from './session-channel';
import { forgetKept } from '@/lib/kept-fields';
import { keepAccessToken } from './change-session';
import { SIGNING_IN } from './signing-in';

/** Keeps the token that a login, external login or signup returned; everything else hears of it by the session's mark. */
export function beginSession(accessToken: string): void {
  keepAccessToken(accessToken);
  forgetKept(SIGNING_IN);
  tellOtherTabs('signed-in');
}

import { importPKCS8, SignJWT } from 'jose';

export const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token';
const TOKEN_LIFE_S = 3_600;
const RENEW_BEFORE_MS = 5 * 60_000;
/** Below the shutdown time of this process and the idle timeout of a transaction. */
export const TIMEOUT_MS = 8_000;

interface ServiceAccount {
  clientEmail: string;
  privateKey: string;
  scopes: readonly string[];
  now: () => Date;
  /** Default: Google's; replaced in tests. */
  tokensAddress?: string;
}

/** Access tokens of a service account, cached until shortly before they expire. */
export function serviceAccountAccess({
  clientEmail,
  privateKey,
  scopes,
  now,
  tokensAddress = GOOGLE_TOKENS,
}: ServiceAccount): (signal?: AbortSignal) => Promise<string> {
  let access: { token: string; until: number } | null = null;
  return async (signal) => {
    const moment = now().getTime();
    if (access && access.until - RENEW_BEFORE_MS > moment) return access.token;
    const issuedAt = Math.floor(moment / 1000);
    const assertion = await new SignJWT({ scope: scopes.join(' ') })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(GOOGLE_TOKENS)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_LIFE_S)
      .sign(await importPKCS8(privateKey, 'RS256'));
    const answer = await fetch(tokensAddress, {
      method: 'POST',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    });
    if (!answer.ok) throw new Error(`The service account was answered with ${answer.status}`);
    const { access_token: token, expires_in: seconds } = (await answer.json()) as { access_token: string; expires_in: number };
    access = { token, until: moment + seconds * 1000 };
    return token;
  };
}

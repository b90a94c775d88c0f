import { TokenRefusedError, type VerifyCustomToken } from './custom-token';
import { ID_TOKEN_SECONDS, type SessionTokens } from './session-tokens';

export type Fields = Readonly<Record<string, unknown>>;

/** An answer in the format of the Google APIs: the SDK maps the code to `auth/...`. */
type AuthAnswer =
  | { readonly status: 200; readonly body: object }
  | { readonly status: 400; readonly code: string; readonly detail?: string };

export type AuthEndpoint = (fields: Fields) => Promise<AuthAnswer>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Runs a check; a refused token becomes the answer from `refusal`, a bug still throws. */
async function answering(run: () => Promise<object>, refusal: (why: string) => AuthAnswer): Promise<AuthAnswer> {
  try {
    return { status: 200, body: await run() };
  } catch (error) {
    if (error instanceof TokenRefusedError) return refusal(error.message);
    throw error;
  }
}

const refuse = (code: string, detail?: string): AuthAnswer => ({ status: 400, code, ...(detail !== undefined && { detail }) });

// "expired" makes the SDK sign the user out; "revoked" must too, and Firebase answers both the same.
const refuseSession = (invalid: string) => (why: string) => refuse(why === 'expired' || why === 'revoked' ? 'TOKEN_EXPIRED' : invalid);

/** The calls that the Firebase Auth SDK makes for a custom-token sign-in. */
export function createAuthEndpoints(
  verifyCustomToken: VerifyCustomToken,
  sessions: SessionTokens,
  projectId: string,
): Readonly<Record<string, AuthEndpoint>> {
  const signIn: AuthEndpoint = (fields) =>
    answering(
      async () => {
        const { issuedAt, ...identity } = await verifyCustomToken(textOf(fields.token));
        // The token's time has whole seconds: one minted right after a revocation must still be valid.
        sessions.assertNotRevoked(identity.uid, (issuedAt + 1) * 1_000);
        const tokens = await sessions.issue(identity);
        return { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: false, expiresIn: String(ID_TOKEN_SECONDS), ...tokens };
      },
      (why) => refuse('INVALID_CUSTOM_TOKEN', why),
    );

  const lookUp: AuthEndpoint = (fields) =>
    answering(async () => {
      const { uid, signedInAt } = await sessions.verifyIdToken(textOf(fields.idToken));
      const at = String(signedInAt);
      const user = { localId: uid, customAuth: true, providerUserInfo: [], lastLoginAt: at, createdAt: at };
      return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] };
    }, refuseSession('INVALID_ID_TOKEN'));

  const refresh: AuthEndpoint = (fields) =>
    answering(async () => {
      const { uid, idToken, refreshToken } = await sessions.refresh(textOf(fields.refresh_token ?? fields.refreshToken));
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: refreshToken,
        expires_in: String(ID_TOKEN_SECONDS),
        token_type: 'Bearer',
        user_id: uid,
        project_id: projectId,
      };
    }, refuseSession('INVALID_REFRESH_TOKEN'));

  return {
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken': signIn,
    '/identitytoolkit.googleapis.com/v1/accounts:lookup': lookUp,
    '/securetoken.googleapis.com/v1/token': refresh,
  };
}

import { TokenRefusedError } from '@/backend/twins/realtime/auth/custom-token';
import type { SessionTokens, VerifiedSession } from '@/backend/twins/realtime/auth/session-tokens';
import type { Rights } from '@/backend/twins/realtime/live/database';
import type { Clock } from '@/backend/twins/realtime/twin-options';
import { OK, type Reply } from './protocol';

/** The signed-in user of a connection, and the expiry. */
export class ConnectionAuth {
  private session: VerifiedSession | null = null;

  constructor(
    private readonly sessions: SessionTokens,
    private readonly clock: Clock,
    private readonly hooks: {
      /** Whether this user may open another connection. */
      readonly admit: (uid: string) => boolean;
      readonly onChange: () => void;
    },
  ) {}

  get uid(): string | null {
    return this.session?.uid ?? null;
  }

  /** An expired session has no rights, even before the sweep that ends it. */
  rights(): Rights {
    return { kind: 'user', auth: this.hasExpired() ? null : (this.session?.auth ?? null) };
  }

  async signIn(credential: string): Promise<Reply> {
    try {
      const session = await this.sessions.verifyIdToken(credential);
      if (session.uid !== this.session?.uid && !this.hooks.admit(session.uid)) {
        return { s: 'permission_denied', d: 'Too many connections of this user' };
      }
      this.change(session);
      return { s: 'ok', d: { auth: session.auth, expires: session.expiresAt } };
    } catch (error) {
      if (!(error instanceof TokenRefusedError)) throw error;
      this.change(null);
      return { s: error.message === 'expired' ? 'expired_token' : 'invalid_token', d: 'Invalid ID token' };
    }
  }

  signOut(): Reply {
    this.change(null);
    return OK;
  }

  hasExpired(): boolean {
    return this.session !== null && this.clock.now() / 1_000 >= this.session.expiresAt;
  }

  private change(session: VerifiedSession | null): void {
    this.session = session;
    this.hooks.onChange();
  }
}

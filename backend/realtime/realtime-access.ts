/** What the API needs of the realtime service, whichever it is. */
export interface RealtimeAccess {
  /** What `signInWithCustomToken` takes; empty while there is no realtime service. */
  mintCustomToken(uid: string): Promise<string>;
  /** Ends the user's sign-ins that began before now. */
  revokeUser(uid: string): Promise<void>;
  /** Removes what is kept of the user, and ends their sign-ins. */
  forgetUser(uid: string): Promise<void>;
}

/** A backend on a server's database without a Firebase project: the site works, chat and presence do not. */
export const NO_REALTIME: RealtimeAccess = {
  mintCustomToken: () => Promise.resolve(''),
  revokeUser: () => Promise.resolve(),
  forgetUser: () => Promise.resolve(),
};

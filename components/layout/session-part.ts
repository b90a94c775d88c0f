/** What is fetched with a session and not before, logging out among it: that has to work without a network, too. */
export { logOut } from './log-out';
export { SessionKeeper } from './session-keeper';

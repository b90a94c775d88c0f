/**
 * How long the site and the backend leave a connection open that nobody uses. Longer than what stands before them (nginx in
 * deploy/nginx five seconds, balancers mostly sixty): who ends it second never sends a request into a connection that is
 * closing, which is answered with 502 where it may not be sent twice.
 */
export const KEEP_ALIVE_MS = 75_000;

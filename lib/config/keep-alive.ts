/**
 * How long the site and the backend keep idle connections open. It must be longer than the timeout of the proxy in front (nginx in
 * deploy/nginx: five seconds, load balancers usually sixty): otherwise the proxy may send a request on a connection that is closing and
 * answer 502 where it cannot retry.
 */
export const KEEP_ALIVE_MS = 75_000;

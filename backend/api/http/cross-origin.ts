/**
 * CORS for any origin, because the credential is a header and never a cookie; hence no `credentials`. The edge answers preflights itself in
 * the same way (deploy/nginx/servers.conf.template).
 */
export const CROSS_ORIGIN = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'Content-Type',
    'Accept',
    'Authorization',
    'Access-Control-Allow-Origin',
    'X-Request-Id',
    'Idempotency-Key',
    'X-File-Name',
  ],
  exposedHeaders: ['X-Request-Id', 'Retry-After'],
  /** Seconds. */
  maxAge: 7200,
};

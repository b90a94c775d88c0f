import type { FastifyInstance } from 'fastify';

/** JSON is the one content type; an empty body counts as none, because axios sends the header without one. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, String(body), done);
  });
}

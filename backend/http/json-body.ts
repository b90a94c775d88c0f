import type { FastifyInstance } from 'fastify';
import { refused } from './answer';
import { RefusalError } from './refusal-error';
import { utf8Text } from './utf8-text';

/** JSON is the one content type; an empty body counts as none, because axios sends the header without one. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = utf8Text(Buffer.from(body));
    if (text === null) return done(new RefusalError(refused('BAD_REQUEST', 'The request is not written in UTF-8.')));
    return parse(request, text, done);
  });
}

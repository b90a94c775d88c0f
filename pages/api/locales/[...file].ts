import { createHash } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { loadTexts, textFileOf } from '@/services/content/load-texts';

/** `GET /locales/{lng}/{ns}.json`: the text files of the specification, outside locale routing. */
export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return response.status(405).json({ statusCode: 405, message: 'Only GET is answered here', data: null, code: 'METHOD_NOT_ALLOWED' });
  }
  const [locale = '', fileName = '', ...more] = [request.query.file ?? []].flat();
  const file = more.length === 0 ? textFileOf(locale, fileName) : null;
  if (!file) return response.status(404).json({ statusCode: 404, message: 'There is no such text file', data: null, code: 'NOT_FOUND' });

  const body = JSON.stringify(await loadTexts(file.locale, file.namespace));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
  if (request.headers['if-none-match'] === etag) return response.status(304).end();
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  return response.status(200).send(body);
}

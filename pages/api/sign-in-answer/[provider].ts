import type { NextApiRequest, NextApiResponse } from 'next';
import { ROUTES } from '@/lib/config/routes';
import { isExternalProvider } from '@/lib/domain/external-login/sign-in-offer';

export const config = { api: { bodyParser: { sizeLimit: '16kb' } } };

const FIELDS = ['code', 'state', 'error', 'user'] as const;
const LONGEST = 4096;

/**
 * Apple POSTs its answer to the callback address (the middleware rewrites it to here), but a page only answers GET. The answer is passed on
 * in the hash, which no server, log or Referer sees; the page verifies it against what its tab started.
 */
export default function handler(request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  const { provider } = request.query;
  if (!isExternalProvider(provider)) {
    return response.status(404).json({ statusCode: 404, message: 'There is no such provider', data: null, code: 'NOT_FOUND' });
  }
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return response.status(405).json({ statusCode: 405, message: 'Only POST is answered here', data: null, code: 'METHOD_NOT_ALLOWED' });
  }
  const answer = new URLSearchParams();
  for (const name of FIELDS) {
    const value = fieldOf(request.body, name);
    if (value !== null) answer.set(name, value);
  }
  // Relative: no absolute address is ever made from the Host header.
  response.setHeader('Location', `${ROUTES.loginCallback.path}/${provider}#${answer}`);
  return response.status(303).end();
}

function fieldOf(body: unknown, name: string): string | null {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value.length <= LONGEST ? value : null;
}

import type { NextApiRequest, NextApiResponse } from 'next';
import { serverEnv } from '@/lib/config/server-env';
import { publicEnv } from '@/lib/config/env';
import { safeRedirect } from '@/lib/site/safe-redirect';
import { isEqualInConstantTime } from '@/lib/constant-time';

/**
 * `?secret=…&path=/zh/faqs` turns draft mode on for this browser and host and redirects to that page. `?exit=1&path=…` ends it without a
 * secret. Without a configured secret there is no preview.
 */
export default function handler(request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  if (request.method !== 'GET') {
    response.setHeader('Allow', 'GET');
    return response.status(405).json({ statusCode: 405, message: 'Only GET is answered here', data: null, code: 'METHOD_NOT_ALLOWED' });
  }
  const { secret, exit, path } = request.query;
  // Checked against a configured origin; the result is a path on the requested host.
  const target = safeRedirect(path ?? '/', publicEnv.siteUrlHk);
  if (target === null || target.startsWith('/api/')) {
    return response.status(400).json({ statusCode: 400, message: 'The path must be one of this site', data: null, code: 'VALIDATION' });
  }
  if (exit === undefined) {
    if (typeof secret !== 'string' || !isEqualInConstantTime(secret, serverEnv().cmsPreviewSecret)) {
      return response.status(401).json({ statusCode: 401, message: 'The preview secret is wrong', data: null, code: 'UNAUTHENTICATED' });
    }
    response.setDraftMode({ enable: true });
  } else {
    response.setDraftMode({ enable: false });
  }
  response.setHeader('Location', target);
  return response.status(307).end();
}

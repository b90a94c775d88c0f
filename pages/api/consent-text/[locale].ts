import type { NextApiRequest, NextApiResponse } from 'next';
import { isLocale } from '@/lib/config/locales';
import { getConsentText } from '@/services/content/get-consent-text';

/** `GET /api/consent-text/{locale}`: what the consent banner says; the same for everybody. */
export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return response.status(405).json({ statusCode: 405, message: 'Only GET is answered here', data: null, code: 'METHOD_NOT_ALLOWED' });
  }
  const { locale } = request.query;
  if (typeof locale !== 'string' || !isLocale(locale)) {
    return response.status(404).json({ statusCode: 404, message: 'There is no such language', data: null, code: 'NOT_FOUND' });
  }
  response.setHeader('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
  return response.status(200).json(await getConsentText(locale));
}

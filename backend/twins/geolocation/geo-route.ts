import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { BackendEnv } from '@/backend/config/env';
import { refused } from '@/backend/api/http/answer';
import { isEqualInConstantTime } from '@/lib/constant-time';
import { siteReadsLimit } from '@/backend/api/http/rate-limits';
import { sendRefusal } from '@/backend/api/http/send';
import { countryOfAddress } from './country-of-address';

const querySchema = z.object({ ip: z.string().check(z.maxLength(64)), apiKey: z._default(z.string(), '') });

/** The twin of an IP geolocation service: plain JSON like those services, our envelope on failure. */
export function registerGeoRoute(
  app: FastifyInstance,
  { geoApiKey: apiKey, rateLimitFactor }: Pick<BackendEnv, 'geoApiKey' | 'rateLimitFactor'>,
): void {
  const rateLimit = siteReadsLimit(rateLimitFactor, ({ query }) =>
    isEqualInConstantTime(z.safeParse(querySchema, query).data?.apiKey ?? '', apiKey),
  );
  app.get('/geo', { config: { rateLimit } }, async (request, reply) => {
    const query = z.safeParse(querySchema, request.query);
    if (!query.success) return sendRefusal(reply, refused('BAD_REQUEST', 'Give one address as ?ip= and the key as ?apiKey=.'));
    if (apiKey !== '' && !isEqualInConstantTime(query.data.apiKey, apiKey)) {
      return sendRefusal(reply, refused('UNAUTHENTICATED', 'The API key is wrong.'));
    }
    const result = countryOfAddress(query.data.ip);
    switch (result.kind) {
      case 'found':
        return reply.header('cache-control', 'no-store').send({ ip: result.ip, country_code2: result.countryCode });
      case 'not-an-address':
        return sendRefusal(reply, refused('BAD_REQUEST', 'This is not an IP address.'));
      case 'not-public':
        return sendRefusal(reply, refused('NOT_FOUND', 'A loopback, private or reserved address has no country.'));
      case 'unknown':
        return sendRefusal(reply, refused('NOT_FOUND', 'The country of this address is not known.'));
    }
  });
}

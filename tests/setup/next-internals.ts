import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import * as appRouter from 'next/dist/client/components/app-router-headers.js';
import * as constants from 'next/dist/lib/constants.js';

const NEXT = dirname(createRequire(import.meta.url).resolve('next/package.json'));

/** What every server of documents reads, and Next does too: none of them chooses another answer that a cache may keep, which the tests show. */
const ORDINARY =
  'accept accept-language cache-control content-encoding content-length content-type cookie host location ' +
  'origin referer sec-fetch-dest sec-fetch-mode sec-fetch-site set-cookie traceparent tracestate user-agent';

const isHeaderName = (value: unknown): value is string => typeof value === 'string' && /^[a-z][a-z0-9-]*[a-z0-9]$/.test(value);

/** Next's own names of headers, of this version: its constants, and what its server reads under a name of its own. */
export function nextHeaders(): string[] {
  const named = [appRouter, constants].flatMap((names) =>
    Object.entries(names).flatMap(([key, value]) => (/HEADER|NEXT_URL/.test(key) ? [value].flat().filter(isHeaderName) : [])),
  );
  const read = ['server', 'shared', 'build/templates'].flatMap((folder) =>
    readdirSync(join(NEXT, 'dist', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !/(^|\/)(dev|esm|experimental)\//.test(file))
      .flatMap((file) =>
        [...readFileSync(join(NEXT, 'dist', folder, file), 'utf8').matchAll(/headers(?:\[|\.get\(|\.has\()'([A-Za-z0-9-]+)'/g)].map(
          ([, name = '']) => name.toLowerCase(),
        ),
      ),
  );
  return [...new Set([...named, ...read])].filter((name) => !ORDINARY.split(' ').includes(name)).sort();
}

/** Parameters that Next or its platform put into an address; the prefixes with the names of this site's routes. */
export const NEXT_PARAMETERS = [
  ...['type', 'slug', 'missing', 'provider', 'file', 'locale'].flatMap((name) => [
    `${constants.NEXT_QUERY_PARAM_PREFIX}${name}`,
    `${constants.NEXT_INTERCEPTION_MARKER_PREFIX}${name}`,
  ]),
  appRouter.NEXT_RSC_UNION_QUERY,
  '__nextDataReq',
  '__nextLocale',
  '__nextDefaultLocale',
  '__nextInferredLocaleFromDefault',
  '__nextppronly',
  '__NEXT_INIT_QUERY',
  'amp',
  'dpl',
];

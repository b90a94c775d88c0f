import fc, { type Arbitrary } from 'fast-check';
import { readRows } from '@/tests/setup/read-rows';

const ODD = readRows<Record<'headers' | 'headerValues' | 'segments', string[]>>(import.meta.url, 'odd-requests.json');
const oddValues = readRows<unknown[]>(import.meta.url, 'odd-values.json');

/** Values that have broken servers: bounds of numbers, half characters, control characters, prototypes, long and deep things. */
const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...oddValues, 'a'.repeat(5_000), '😀'.repeat(200)),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A valid body with one or more places changed, taken away or added. */
export function spoiled(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat(),
    kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
    value: oddValue,
    key: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('__proto__', 'constructor', 'id', 'userId', 'isAdmin', '\ud83d', 'a\0')),
  });
  return fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([body, changes]) => {
    let result: unknown = structuredClone(body);
    for (const { place, kind, value: odd, key } of changes) {
      const value = structuredClone(odd); // a later change must not reach into the generator's own values
      const places = placesOf(result);
      const at = places[place % Math.max(1, places.length)];
      if (!at) result = value;
      else if (kind === 'remove') Reflect.deleteProperty(at.owner, at.key);
      else if (kind === 'add') at.owner[key] = value;
      else at.owner[at.key] = value;
    }
    return result;
  });
}

interface Place {
  owner: Record<string, unknown>;
  key: string;
}

export function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [{ owner, key }, ...placesOf(owner[key])]);
}

/** Whatever may come over the wire as a body: other JSON, broken JSON, no JSON. */
export const arbitraryPayload: Arbitrary<string | Buffer> = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.json().chain((text) => fc.nat({ max: text.length }).map((end) => text.slice(0, end))),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    '{"a":1,"a":2}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
    '\ufeff{}',
    '{"a":1e999}',
    '{"a":-0,"b":18446744073709551616}',
    '{"a":"\\ud83d","b":["\\udc00"]}',
    '{"\\ud83d":{"\\u0000":1}}',
    '[' + '1,'.repeat(50_000) + '1]',
  ),
);

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

export const arbitraryHeaders: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(...ODD.headers),
  fc.oneof(headerText, fc.constantFrom(...ODD.headerValues, 'a'.repeat(7_000))),
  { maxKeys: 4 },
);

/** A query string as sent: repeated, bracketed and undecodable keys included. */
export function arbitraryQuery(names: readonly string[]): Arbitrary<string> {
  const name = fc.oneof(
    fc.constantFrom(...names, 'locale', 'page', '__proto__', 'a[b]'),
    fc.string({ maxLength: 8 }).map(encodeURIComponent),
  );
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => encodeURIComponent(wellFormed(text))),
    fc.constantFrom('', '%00', '%zz', '%', '1e9', '-1', '%ED%A0%BD', '1.5', '0x10', 'NaN', '9'.repeat(400), 'null', '%F0%9F%98%80'),
  );
  return fc.array(fc.tuple(name, value), { maxLength: 5 }).map((pairs) => pairs.map(([key, one]) => `${key}=${one}`).join('&'));
}

/** One segment of a path, as sent. */
export const arbitrarySegment: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(wellFormed(text))),
  fc.constantFrom(...ODD.segments, ...[64, 65, 129].map((length) => 'a'.repeat(length))),
);

/** Half characters cannot be encoded into an address; a browser replaces them as UTF-8 does. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

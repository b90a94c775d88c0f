import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
/** Values that mean something to the backend, by the name of the field: without them every id is unknown and nothing goes deep. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

interface Bounds {
  minimum: number;
  maximum: number;
  patterns: RegExp[];
  isInteger: boolean;
}

/** The checks of zod/mini, in the vocabulary of its own definitions; read structurally, as they are not exported one by one. */
type Check = { check?: string; minimum?: number; maximum?: number; value?: number; inclusive?: boolean; pattern?: RegExp; format?: string };

const LONGEST_STRING = 60;
const MAX_ENTRIES = 4;

/**
 * Values that a schema of the contract accepts. What a check says beyond bounds and patterns is left to the schema:
 * values that it refuses after all are thrown away.
 */
export function arbitraryOf(schema: Schema, known: Known = {}, field = ''): Arbitrary<unknown> {
  const generated = generate(schema, known, field).filter((value) => z.safeParse(schema, value).success);
  const fitting = (known[field] ?? []).filter((value) => z.safeParse(schema, value).success);
  return fitting.length === 0
    ? generated
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: generated });
}

function generate(schema: Schema, known: Known, field: string): Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: Schema, name = field) => arbitraryOf(one, known, name);
  switch (def.type) {
    case 'object': {
      const entries = Object.entries(def.shape as Record<string, Schema>);
      const required = entries.filter(([, one]) => !isOptional(one)).map(([name]) => name);
      return fc.record(Object.fromEntries(entries.map(([name, one]) => [name, inner(isOptional(one) ? innerOf(one) : one, name)])), {
        requiredKeys: required,
      });
    }
    case 'string':
      return stringOf(boundsOf(def as unknown as Check & { checks?: unknown[] }), (def as { format?: string }).format);
    case 'number':
      return numberOf(boundsOf(def as unknown as Check & { checks?: unknown[] }));
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'array': {
      const { minimum, maximum } = boundsOf(def as unknown as Check & { checks?: unknown[] });
      return fc.array(inner(def.element), {
        minLength: Math.max(0, minimum),
        maxLength: Math.max(minimum, Math.min(maximum, MAX_ENTRIES)),
      });
    }
    case 'union':
      return fc.oneof(...def.options.map((one) => inner(one)));
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 20 }), inner(def.valueType), { maxKeys: MAX_ENTRIES });
    case 'unknown':
      return fc.jsonValue({ maxDepth: 1 });
    case 'nullable':
      return fc.option(inner(def.innerType));
    case 'optional':
    case 'default':
      return inner(def.innerType);
    case 'pipe': {
      const typeOf = (one: Schema) => (one as z.core.$ZodTypes)._zod.def.type;
      if (typeOf(def.out) === 'string') return inner(def.out); // a text that is tidied first
      return typeOf(def.in) === 'transform'
        ? inner(def.out).map(String) // a number of a query
        : fc.constantFrom('true', 'false', '1', '0'); // a flag of a query
    }
    default:
      throw new Error(`The generator does not know the schema type "${def.type}" yet`);
  }
}

function isOptional(schema: Schema): boolean {
  const { type } = (schema as z.core.$ZodTypes)._zod.def;
  return type === 'optional' || type === 'default';
}

const innerOf = (schema: Schema): Schema => ((schema as z.core.$ZodTypes)._zod.def as { innerType: Schema }).innerType;

function boundsOf(def: Check & { checks?: unknown[] }): Bounds {
  const bounds: Bounds = { minimum: -Infinity, maximum: Infinity, patterns: [], isInteger: false };
  const checks = [def, ...(def.checks ?? []).map((one) => (one as { _zod: { def: Check } })._zod.def)];
  for (const { check, minimum, maximum, value, pattern, format } of checks) {
    if (check === 'min_length') bounds.minimum = minimum ?? bounds.minimum;
    if (check === 'max_length') bounds.maximum = maximum ?? bounds.maximum;
    if (check === 'greater_than') bounds.minimum = value ?? bounds.minimum;
    if (check === 'less_than') bounds.maximum = value ?? bounds.maximum;
    if (check === 'string_format' && pattern) bounds.patterns.push(pattern);
    if (check === 'number_format' && format === 'safeint') bounds.isInteger = true;
  }
  return bounds;
}

function stringOf({ minimum, maximum, patterns }: Bounds, format: string | undefined): Arbitrary<string> {
  if (format === 'date') {
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  }
  if (format === 'url') return fc.webUrl();
  const [pattern] = patterns;
  if (format === 'email') return fc.nat().map((number) => `fuzz-${number}@example.com`);
  if (pattern) return fc.stringMatching(pattern);
  const size = { minLength: Math.max(0, minimum), maxLength: Math.max(minimum, Math.min(maximum, LONGEST_STRING)) };
  // Whole code points of every plane, and now and then the longest that is allowed.
  const long = maximum <= 5_000 ? [{ weight: 1, arbitrary: fc.constant('長'.repeat(maximum)) }] : [];
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ ...size, unit: 'grapheme-ascii' }) },
    { weight: 3, arbitrary: fc.string({ ...size, unit: 'binary' }) },
    ...long,
  );
}

function numberOf({ minimum, maximum, isInteger }: Bounds): Arbitrary<number> {
  const min = Math.max(minimum, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum, Number.MAX_SAFE_INTEGER);
  if (!isInteger) return fc.double({ min, max, noNaN: true });
  return fc.oneof(
    fc.integer({ min, max: Math.min(max, Math.max(min, 0) + 1_000) }),
    fc.maxSafeInteger().map((value) => Math.max(min, Math.min(max, value))),
    fc.constantFrom(min, max),
  );
}

import type * as z from 'zod/mini';
import { mediaPicture } from '@/lib/contract/content/fields';
import { isRecord, omitKeys } from '@/lib/records';

/**
 * How our documents map to Strapi, which reserves some names and has no list of strings: an object is a component (an uploaded picture is a
 * media field), a list of objects a repeatable component, a list of strings a repeatable `shared.line`; `id` of a list's entry is its
 * `key`, and `publishedAt` of an article is its `publishedOn`.
 */
export const STRAPI_NAMES: Readonly<Record<string, string>> = { id: 'key', publishedAt: 'publishedOn' };
export const LINE_FIELD = 'text';

type Fields = Readonly<Record<string, z.ZodMiniType>>;

const NAMES_AT_HOME = Object.fromEntries(Object.entries(STRAPI_NAMES).map(([ours, theirs]) => [theirs, ours]));

/** The schema inside `optional` or `catch`. */
export function required(shape: z.ZodMiniType): z.ZodMiniType {
  const { def } = shape as z.ZodMiniOptional<z.ZodMiniType>;
  return shape.type === 'optional' || shape.type === 'catch' ? required(def.innerType) : shape;
}

const mayBeMissing = (shape: z.ZodMiniType | undefined): boolean => shape !== undefined && required(shape) !== shape;

/** The fields of an object schema, else null. */
export function fieldsOf(shape: z.ZodMiniType): Fields | null {
  const object = required(shape);
  return object.type === 'object' ? (object as z.ZodMiniObject<Fields>).def.shape : null;
}

/** The element schema of a list, else null. */
export function entriesOf(shape: z.ZodMiniType): z.ZodMiniType | null {
  const list = required(shape);
  return list.type === 'array' ? required((list as z.ZodMiniArray<z.ZodMiniType>).def.element) : null;
}

/** The query parameters that make Strapi return all nested components; it leaves them out by default. */
export function populateParameters(shape: z.ZodMiniType, prefix = 'populate'): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [name, field] of Object.entries(fieldsOf(shape) ?? {})) {
    const entries = entriesOf(field);
    const isComponent = fieldsOf(field) !== null || (entries !== null && (entries.type === 'object' || entries.type === 'string'));
    if (!isComponent) continue;
    const at = `${prefix}[${STRAPI_NAMES[name] ?? name}]`;
    const inner = populateParameters(entries ?? field, `${at}[populate]`);
    Object.assign(parameters, Object.keys(inner).length > 0 ? inner : { [at]: 'true' });
  }
  return parameters;
}

/** Converts a document as Strapi (or the embedded CMS, which stores it in our form) returns it to the contract's form. */
export function fromStrapi(shape: z.ZodMiniType, value: unknown): unknown {
  const entries = entriesOf(shape);
  if (entries !== null) {
    return Array.isArray(value) ? value.map((entry) => (entries.type === 'string' ? lineOf(entry) : fromStrapi(entries, entry))) : value;
  }
  const fields = fieldsOf(shape);
  if (fields === null || !isRecord(value)) return value ?? undefined;
  const renamed = Object.entries(NAMES_AT_HOME).filter(([theirs, ours]) => ours in fields && typeof value[theirs] === 'string');
  // Strapi returns its own `id` and `publishedAt` too; ours take precedence.
  const named = {
    ...omitKeys(value, ...renamed.map(([theirs]) => theirs)),
    ...Object.fromEntries(renamed.map(([theirs, ours]) => [ours, value[theirs]])),
  };
  const bare = Object.entries(named).map(([name, inner]) => [name, fields[name] ? withoutEnvelope(fields[name], inner) : inner] as const);
  // Strapi returns missing values as null or an empty list.
  const given = bare.filter(
    ([name, inner]) => !mayBeMissing(fields[name]) || (inner !== null && !(Array.isArray(inner) && inner.length === 0)),
  );
  return Object.fromEntries(given.map(([name, inner]) => [name, fields[name] ? fromStrapi(fields[name], inner) : inner]));
}

/** Strapi 4 wraps a picture in `data` and `attributes`, Strapi 5 does not. */
function withoutEnvelope(shape: z.ZodMiniType, value: unknown): unknown {
  if (required(shape) !== mediaPicture || !isRecord(value) || !('data' in value)) return value;
  return isRecord(value.data) ? (value.data.attributes ?? value.data) : value.data;
}

function lineOf(entry: unknown): unknown {
  return isRecord(entry) ? entry[LINE_FIELD] : entry;
}

/** The reverse: the body with which Strapi stores this document. */
export function toStrapi(shape: z.ZodMiniType, value: unknown): unknown {
  const entries = entriesOf(shape);
  if (entries !== null) {
    return Array.isArray(value)
      ? value.map((entry: unknown) => (entries.type === 'string' ? { [LINE_FIELD]: entry } : toStrapi(entries, entry)))
      : value;
  }
  const fields = fieldsOf(shape);
  if (fields === null || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [STRAPI_NAMES[name] ?? name, fields[name] ? toStrapi(fields[name], inner) : inner]),
  );
}

import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/**
 * A schema of the contract as JSON Schema 2020-12 (the dialect of OpenAPI 3.1), without `$schema`.
 * @param io which side of defaults and transforms: what is sent, or what comes out
 */
export function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const result: JsonSchema = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any', override: withDefault }) };
  delete result.$schema;
  return result;
}

/** The library drops the default of a number that is parsed from text. */
function withDefault({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { def } = zodSchema._zod;
  if (def.type === 'default') jsonSchema.default = def.defaultValue as z.core.JSONSchema.BaseSchema['default'];
}

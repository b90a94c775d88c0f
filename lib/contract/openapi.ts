import * as z from 'zod/mini';
import type { Call } from './call';
import { CALLS } from './calls';
import { envelopeOf, failureEnvelope } from './envelope';
import { ERROR_CODES, type ErrorCode } from './error-codes';

type JsonSchema = Record<string, unknown>;

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

type Json = Record<string, unknown>;

/** Failures that every call can return; a body or a session adds more. */
const GENERAL_ERRORS: ErrorCode[] = ['BAD_REQUEST', 'VALIDATION', 'TOO_MANY_REQUESTS', 'INTERNAL', 'NOT_IMPLEMENTED', 'UNAVAILABLE'];
const BODY_ERRORS: ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

const VERSION = '1.0.0';

/** The OpenAPI 3.1 document of the whole contract; deterministic, so that a test can compare the committed copy. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const call of Object.values(CALLS) as Call[]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Store. Digitise. Sell. API',
      version: VERSION,
      description: 'Generated from lib/contract. Money is in integer minor units, dates are in region time.',
    },
    servers: [{ url: 'http://localhost:4000', description: 'The reference backend' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: jsonSchemaOf(failureEnvelope, 'output') },
    },
  };
}

function operation(call: Call): Json {
  const security = { anyone: [], 'anyone-or-member': [{}, { session: [] }], member: [{ session: [] }] }[call.audience];
  const parameters = [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(call.rawBody ? [FILE_NAME] : []),
  ];
  return {
    operationId: call.name,
    summary: call.summary,
    security,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: { required: true, content: jsonContent(jsonSchemaOf(call.body, 'input')) } } : {}),
    ...(call.rawBody ? { requestBody: { required: true, content: Object.fromEntries(call.rawBody.map((type) => [type, BYTES])) } } : {}),
    responses: responsesOf(call),
  };
}

function responsesOf(call: Call): Json {
  const success = call.success === 'http-status' ? call.data : envelopeOf(call.data);
  const codes = [
    ...GENERAL_ERRORS,
    ...(call.body || call.rawBody ? BODY_ERRORS : []),
    ...(call.audience === 'member' ? (['UNAUTHENTICATED'] as const) : []),
    ...(call.errors ?? []),
  ];
  const failures = groupByStatus(codes).map(([status, names]) => [
    status,
    { description: names.join(', '), content: jsonContent({ $ref: '#/components/schemas/Failure' }) },
  ]);
  const content = call.isBinary ? { '*/*': BYTES } : jsonContent(jsonSchemaOf(success, 'output'));
  return { '200': { description: 'Success', content }, ...Object.fromEntries(failures) };
}

function groupByStatus(codes: readonly ErrorCode[]): [string, ErrorCode[]][] {
  const groups = new Map<string, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const status = String(ERROR_CODES[code]);
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return [...groups].sort(([a], [b]) => Number(a) - Number(b));
}

const BYTES = { schema: { type: 'string', format: 'binary' } };

const FILE_NAME = {
  name: 'X-File-Name',
  in: 'header',
  required: false,
  description: 'Name of the file, percent-encoded.',
  schema: { type: 'string', maxLength: 600 },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A retry with the same key returns the first answer and does nothing else.',
  schema: { type: 'string', minLength: 16, maxLength: 128 },
};

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

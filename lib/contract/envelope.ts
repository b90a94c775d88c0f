import * as z from 'zod/mini';

/** A field that was not accepted; `code` names a generic form message. */
const fieldError = z.object({
  path: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type FieldError = z.infer<typeof fieldError>;
export type FieldProblem = Omit<FieldError, 'path'>;

/** The envelope around the data of every answer; `statusCode` repeats the HTTP status. */
export function envelopeOf<Data extends z.ZodMiniType>(data: Data) {
  return z.object({
    statusCode: z.int(),
    message: z.union([z.string(), z.array(z.string())]),
    data,
    requestId: z.optional(z.string()),
  });
}

export const failureEnvelope = z.object({
  statusCode: z.int(),
  message: z.union([z.string(), z.array(z.string())]),
  data: z.null(),
  code: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  requestId: z.optional(z.string()),
});
export type FailureEnvelope = z.infer<typeof failureEnvelope>;

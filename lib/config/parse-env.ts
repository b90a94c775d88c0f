import * as z from 'zod/mini';

/** An invalid configuration; the message has one readable sentence per variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Validates environment variables; an empty string counts as not set, so that a line `NAME=` means the default.
 * @throws EnvError naming each offending variable, never its value (it may be a secret)
 */
export function parseEnv<Schema extends z.ZodMiniType>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}`);
  throw new EnvError(lines.join('\n'));
}

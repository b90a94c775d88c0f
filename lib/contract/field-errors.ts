import type { core } from 'zod/mini';
import type { FieldError } from '@/lib/contract/envelope';

type Issue = core.$ZodIssue;
/** Report at most this many unknown keys. */
const MAX_UNKNOWN = 50;

type Params = NonNullable<FieldError['params']>;

/**
 * Maps a schema's issues to the codes of the generic form messages (`form.*` of the texts).
 * @param input the validated value, to distinguish missing from wrongly typed
 */
export function toFieldErrors(issues: readonly Issue[], input: unknown): FieldError[] {
  return issues.flatMap((issue) => fieldErrorsOf(issue, input));
}

function fieldErrorsOf(issue: Issue, input: unknown): FieldError[] {
  const path = written(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_UNKNOWN).map((key) => ({ path: written([...issue.path, key]), code: 'unknown' }));
  }
  const value = valueAt(input, issue.path);
  if (value === undefined || value === null) return [{ path, code: 'required' }];
  const { code, params } = describe(issue, value);
  return [params ? { path, code, params } : { path, code }];
}

function describe(issue: Issue, value: unknown): { code: string; params?: Params } {
  switch (issue.code) {
    case 'invalid_value':
      return { code: 'enum', params: { enum: issue.values.map(String).join(', ') } };
    case 'too_small':
    case 'too_big':
      return describeSize(issue, value);
    case 'invalid_format':
    case 'custom':
      return { code: 'pattern' };
    case 'invalid_type':
      return { code: 'type', params: { type: issue.expected } };
    default:
      return { code: 'type' };
  }
}

function describeSize(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, value: unknown): { code: string; params: Params } {
  const subject = typeof value === 'string' ? 'string' : Array.isArray(value) ? 'array' : 'number';
  // Only spaces in a required line are reported as missing, not as too short.
  if (subject === 'string' && issue.code === 'too_small' && String(value).trim() === '') {
    return { code: String(value) === '' ? 'required' : 'whitespace', params: {} };
  }
  const [bound, limit] = issue.code === 'too_small' ? (['min', issue.minimum] as const) : (['max', issue.maximum] as const);
  return { code: `${subject}.${issue.exact ? 'len' : bound}`, params: { [issue.exact ? 'len' : bound]: Number(limit) } };
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    input,
  );
}

const written = (path: readonly PropertyKey[]): string => path.map(String).join('.');

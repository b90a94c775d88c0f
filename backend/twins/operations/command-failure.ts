import { StartError } from '@/backend/config/start-error';
import { EnvError } from '@/lib/config/parse-env';
import { withoutValues } from '@/lib/fault-report';

/**
 * The reason of a failed command, for the terminal. Unexpected errors show only type and code, as in the fault log: the message of a failed
 * query contains its parameters, including addresses.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError || error instanceof EnvError) return error.message;
  const { type, code } = withoutValues(error);
  return `The command failed at what nobody expected: ${type}${code === undefined ? '' : `, code ${String(code)}`}. Its words may hold values and are not shown.`;
}

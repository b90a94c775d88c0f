import { StartError } from '@/backend/config/start-error';
import { EnvError } from '@/lib/config/parse-env';
import { withoutValues } from '@/lib/fault-report';

/**
 * Why a command has failed, for the terminal. What nobody expected says its kind and code alone, as in the log of faults: the words
 * of a failed query hold its parameters, accounts and addresses among them.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError || error instanceof EnvError) return error.message;
  const { type, code } = withoutValues(error);
  return `The command failed at what nobody expected: ${type}${code === undefined ? '' : `, code ${String(code)}`}. Its words may hold values and are not shown.`;
}

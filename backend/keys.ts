/** Keys of `signing_keys`, from inside of an image of the backend: `node --import tsx backend/keys.ts status`. */
import { EnvError } from '@/lib/config/parse-env';
import { StartError } from './config/start-error';
import { runKeysCommand } from './operations/keys-command';

runKeysCommand(process.argv.slice(2)).then(
  (lines) => process.stdout.write(`${lines}\n`),
  (error: unknown) => {
    const isExpected = error instanceof StartError || error instanceof EnvError;
    process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

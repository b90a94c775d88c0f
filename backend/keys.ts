/** Manages `signing_keys` inside a backend image: `node backend/.bundle/keys.mjs status`. */
import { describeFailure, runKeysCommand } from './twins/operations/keys-command';

runKeysCommand(process.argv.slice(2)).then(
  (lines) => process.stdout.write(`${lines}\n`),
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  },
);

/**
 * `npm run backup -- <file>` and `npm run restore -- <file>`: the data folder of the embedded database as one archive. `seal <file> --
 * <program> …` encrypts another program's output in the same way, and `open` decrypts it, from standard input to standard output. `key`
 * generates a key pair.
 */
import { pipeline } from 'node:stream/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { canSeal, readBackupKeys, type BackupKeys } from '@/backend/config/backup-keys';
import { StartError } from '@/backend/config/start-error';
import { EnvError } from '@/lib/config/parse-env';
import { backUp, restore } from './backup/data-archive';
import { opening } from './backup/sealed-stream';
import { writeOutputAtomically } from './backup/atomic-output';
import { loadEnvironmentFile } from './product/environment';

const SEAL_USAGE = 'scripts/backup.ts seal <new file> -- <program> <its arguments>: runs it, and encrypts what it writes.';
const USAGE =
  'npm run backup -- <new file>, or npm run restore -- <file>. DATA_DIR names the data folder (.data), BACKUP_RECIPIENT encrypts.\n';

async function main([command, file, ...rest]: string[]): Promise<void> {
  loadEnvironmentFile(process.cwd());
  const keys = readBackupKeys(process.env);
  if (command === 'key') return void process.stdout.write(await newKey());
  if (command === 'open') return pipeline(process.stdin, opening(keys), process.stdout);
  if (command === 'seal') return void process.stdout.write(`${await seal(keys, file, rest)}\n`);
  const folder = process.env.DATA_DIR || '.data';
  if (file === undefined) throw new StartError(USAGE.trim());
  if (process.env.DATABASE_URL) {
    throw new StartError('DATABASE_URL is set: a PostgreSQL server is backed up by pg_dump, see docs/operations.md.');
  }
  if (command === 'backup') {
    process.stdout.write(
      `${folder} is in ${file}, ${Math.ceil((await backUp(folder, file, keys)) / 1024)} kB${canSeal(keys) ? ', encrypted' : ', not encrypted (BACKUP_RECIPIENT)'}.\n`,
    );
  } else {
    await restore(file, folder, keys);
    process.stdout.write(`${file} is in ${folder}. npm start goes on from there.\n`);
  }
}

/** Runs the program itself, because a pipe would hide a failed dump. */
async function seal(keys: BackupKeys, file: string | undefined, [mark, program, ...args]: string[]): Promise<string> {
  if (!canSeal(keys)) throw new StartError('BACKUP_RECIPIENT is not set: there is nothing to encrypt with.');
  if (file === undefined || mark !== '--' || program === undefined) throw new StartError(SEAL_USAGE);
  return `What ${program} has written is in ${file}, ${Math.ceil((await writeOutputAtomically(program, args, file, keys)) / 1024)} kB, encrypted.`;
}

/** As `age-keygen` makes them, for machines without age. */
async function newKey(): Promise<string> {
  const identity = await generateX25519Identity();
  return `BACKUP_RECIPIENT=${await identityToRecipient(identity)}\nBACKUP_IDENTITY=${identity}\n`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError || error instanceof EnvError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

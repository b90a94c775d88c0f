/** `npm run backup -- <file>` and `npm run restore -- <file>`: the data folder of the embedded database, as one archive. */
import { StartError } from '@/backend/config/start-error';
import { backUp, restore } from './backup/data-archive';
import { loadEnvironmentFile } from './product/environment';

const USAGE = 'npm run backup -- <new file>, or npm run restore -- <file>. DATA_DIR names the data folder (.data).\n';

async function main([command, file]: string[]): Promise<void> {
  loadEnvironmentFile(process.cwd());
  const folder = process.env.DATA_DIR || '.data';
  if (file === undefined) throw new StartError(USAGE.trim());
  if (process.env.DATABASE_URL) throw new StartError('DATABASE_URL is set: a PostgreSQL server is backed up by pg_dump, see docs/operations.md.');
  if (command === 'backup') process.stdout.write(`${folder} is in ${file}, ${Math.ceil((await backUp(folder, file)) / 1024)} kB.\n`);
  else {
    await restore(file, folder);
    process.stdout.write(`${file} is in ${folder}. npm start goes on from there.\n`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

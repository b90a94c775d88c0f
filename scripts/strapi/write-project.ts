import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentEntries } from './content-entries';
import { contentTypeFiles } from './content-types';

/** Writes the content types and components into a Strapi project, and removes those of former kinds. */
export function writeContentTypes(project: string): number {
  for (const folder of ['src/api', 'src/components']) rmSync(join(project, folder), { recursive: true, force: true });
  const files = contentTypeFiles();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return files.size;
}

/** Writes the input of the project's `npm run import`. */
export async function writeContentEntries(project: string): Promise<number> {
  const entries = await contentEntries();
  writeFileSync(join(project, 'content.json'), JSON.stringify(entries));
  return entries.length;
}

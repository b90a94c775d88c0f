import { mkdir, writeFile } from 'node:fs/promises';
import { openApiDocument } from '@/lib/contract/openapi';

/** Writes the committed API document; a test compares it with the contract. */
const FILE = new URL('../docs/openapi.json', import.meta.url);

await mkdir(new URL('./', FILE), { recursive: true });
await writeFile(FILE, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log('docs/openapi.json is written.');

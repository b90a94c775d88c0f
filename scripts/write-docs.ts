/** `npm run docs`: writes every generated file; `-- openapi` writes one of them. Tests compare the committed files with what this writes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withDataTables } from '@/backend/api/db/data-levels';
import { openApiDocument } from '@/lib/contract/openapi';
import { contactSheet } from './docs/contact-sheet';
import { cutoutBoxes } from './docs/cutout-boxes';
import { environmentPage } from './docs/environment-page';
import { writeContentEntries, writeContentTypes } from './strapi/write-project';

const text = (file: string): string => readFileSync(file, 'utf8');

const WRITERS: Readonly<Record<string, () => unknown>> = {
  environment: () => writeFileSync('docs/environment.md', environmentPage(text('.env.example'))),
  cutouts: async () => writeFileSync('lib/domain/outfit/cutout-boxes.json', await cutoutBoxes()),
  pictures: async () => writeFileSync('docs/pictures/artwork.webp', await contactSheet()),
  data: () => writeFileSync('docs/data.md', withDataTables(text('docs/data.md'))),
  openapi: () => writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`),
  // Content types in deploy/strapi/src, and the documents in deploy/strapi/content.json, which the import there reads.
  'strapi-types': () => writeContentTypes('deploy/strapi/'),
  'strapi-content': () => writeContentEntries('deploy/strapi/'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in WRITERS));
if (unknown !== undefined) throw new Error(`There is no document "${unknown}": ${Object.keys(WRITERS).join(', ')}.`);
for (const [name, write] of Object.entries(WRITERS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await write();
  console.log(`✓ ${name}`);
}

/**
 * `npm run strapi:types` writes the committed content types of `deploy/strapi/` from the contract; `npm run strapi:content` writes its
 * `content.json` for the import.
 */
import { fileURLToPath } from 'node:url';
import { writeContentEntries, writeContentTypes } from './strapi/write-project';

const project = fileURLToPath(new URL('../deploy/strapi/', import.meta.url));

if (process.argv[2] === 'content') console.log(`deploy/strapi/content.json: ${await writeContentEntries(project)} documents`);
else console.log(`deploy/strapi/src: ${writeContentTypes(project)} files`);

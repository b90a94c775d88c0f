'use strict';

const { readFileSync } = require('fs');
const path = require('path');
const { createStrapi } = require('@strapi/strapi');

const FILE = path.join(__dirname, '..', 'content.json');
const TOKEN_NAME = 'site';

/**
 * Brings `content.json` (`npm run docs -- strapi-content` in the site's folder writes it) into this Strapi and prints a read-only
 * token for the site's CMS_TOKEN. A document that exists in a language keeps its words: editors' work is never overwritten.
 */
async function main() {
  const entries = JSON.parse(readFileSync(FILE, 'utf8'));
  const strapi = await createStrapi().load();
  strapi.log.level = 'error';
  let written = 0;
  let kept = 0;
  for (const { uid, slug, locale, data, draft } of entries) {
    const documents = strapi.documents(uid);
    const filters = slug === null ? {} : { slug };
    if (await documents.findFirst({ locale, filters, status: 'draft' })) {
      kept += 1;
      continue;
    }
    // One document in all languages, whichever came first.
    const other = await strapi.db.query(uid).findOne({ where: filters });
    const document =
      other === null
        ? await documents.create({ locale, data, status: 'published' })
        : await documents.update({ documentId: other.documentId, locale, data, status: 'published' });
    if (draft) await documents.update({ documentId: document.documentId, locale, data: draft });
    written += 1;
  }
  console.log(`${written} documents written, ${kept} were there already.`);
  const tokens = strapi.service('admin::api-token');
  if (!(await tokens.exists({ name: TOKEN_NAME }))) {
    const { accessKey } = await tokens.create({ name: TOKEN_NAME, description: 'Read by the site', type: 'read-only', lifespan: null });
    console.log(`CMS_TOKEN=${accessKey}`);
  }
  await strapi.destroy();
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.details?.errors ?? error);
    process.exit(1);
  },
);

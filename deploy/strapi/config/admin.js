'use strict';

const { pathOf, siteOf } = require('../src/site-address');

module.exports = ({ env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  // "Open preview" leads to the page on the site, with drafts on it.
  preview: {
    enabled: env('CMS_PREVIEW_SECRET', '') !== '',
    config: {
      allowedOrigins: [env('SITE_URL_HK'), env('SITE_URL_SG')],
      async handler(uid, { documentId, locale, status }) {
        const document = documentId ? await strapi.documents(uid).findOne({ documentId, locale, status: 'draft' }) : null;
        const path = pathOf(uid, document, locale);
        const query = status === 'published' ? 'exit=1' : `secret=${encodeURIComponent(env('CMS_PREVIEW_SECRET'))}`;
        return `${siteOf(locale, env)}/api/preview?${query}&path=${encodeURIComponent(path)}`;
      },
    },
  },
});

/** Secrets that are published in this repository, so they may only protect samples and test runs. */
export const TEST_SECRETS = {
  CMS_PREVIEW_SECRET: 'preview-of-the-browser-tests',
  CMS_TOKEN: 'cms-token-of-the-browser-tests',
  GEO_API_KEY: 'geo-key-of-the-browser-tests',
} as const;
/** Of the embedded identity provider's client. */
export const EMBEDDED_CLIENT_SECRET = 'sample-embedded-client';

export const PUBLISHED_SECRETS: readonly string[] = [...Object.values(TEST_SECRETS), EMBEDDED_CLIENT_SECRET];

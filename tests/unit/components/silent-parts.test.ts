import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Nobody pressed for them: where one cannot be fetched nothing is said, and it comes when the network is back. */
const SILENT = [
  'AntdSample',
  'ChatLink',
  'ConsentBanner',
  'InvoicePages',
  'LinkNotice',
  'MemberPrefill',
  'MobileBar',
  'NewsChoice',
  'OwnReferrals',
  'PasswordStrength',
  'PayoutPanel',
  'PushQuestion',
  'PushSection',
  'RegionModal',
  'SessionExpiredDialog',
  'SupportWidget',
];

const parts = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`components/${file}`, 'utf8'))
  .flatMap((text) => [...text.matchAll(/^const (\w+) = dynamic\((.*)\);$/gm)].map(([, name = '', call = '']) => ({ name, call })))
  .filter(({ call }) => call.includes('ssr: false'));

it('says the truth where a part that somebody asked for cannot be fetched', () => {
  expect(
    parts
      .filter(({ call }) => !/loading: (DynamicLoading|dynamicLoading\()/.test(call))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(SILENT);
});

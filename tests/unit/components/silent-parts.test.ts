import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Nobody pressed for them: where one cannot be fetched nothing is said, and it comes when the network is back. */
const SILENT = [
  'AntdSample',
  'ArrivalQuestion',
  'BlogMasthead',
  'ChatLink',
  'ConsentBanner',
  'FriendOffer',
  'InvoicePages',
  'LinkNotice',
  'MemberBar',
  'MemberPrefill',
  'MobileBar',
  'NewsChoice',
  'OwnReferrals',
  'PasswordStrength',
  'PayoutPanel',
  'PushQuestion',
  'PushSection',
  'QrCode',
  'RegionModal',
  'SessionExpiredDialog',
  'SessionKeeper',
  'SupportWidget',
  'UnreadCount',
  'WaitingOrder',
];

const parts = ['components', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/^const (\w+) = dynamic\(([\s\S]*?)\);$/gm)].map(([, name = '', call = '']) => ({ name, call }))),
);
const named = (loading: RegExp) =>
  parts
    .filter(({ call }) => loading.test(call))
    .map(({ name }) => name)
    .sort();

it('says the truth where a part that somebody asked for cannot be fetched, and tries again where nobody did', () => {
  expect(parts.length).toBeGreaterThan(30);
  expect(named(/loading: SilentDynamicLoading/)).toEqual(SILENT);
  expect(named(/loading: (DynamicLoading|dynamicLoading\()/)).toHaveLength(parts.length - SILENT.length);
});

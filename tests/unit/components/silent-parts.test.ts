import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// Nobody pressed for them: where one cannot be fetched nothing is said, and it comes when the network is back.
import SILENT from './silent-parts.json';

const files = ['components', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })),
);
const parts = files.flatMap(({ text }) =>
  [...text.matchAll(/^(?:export )?const (\w+) = (dynamic|clientOnly)\(([\s\S]*?)\);$/gm)].map(([, name = '', kind = '', call = '']) => ({
    name,
    kind,
    call,
  })),
);

it('says the truth where a part that somebody asked for cannot be fetched, and tries again where nobody did', () => {
  expect(parts.length).toBeGreaterThan(60);
  expect(
    parts
      .filter(({ call }) => call.includes('SilentDynamicLoading'))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(SILENT);
  expect(parts.filter(({ kind, call }) => kind === 'dynamic' && !/loading: \w+/.test(call))).toEqual([]);
});

it('leaves no part out of the HTML but by clientOnly, which waits for hydration', () => {
  expect(files.filter(({ text }) => text.includes('ssr: false')).map(({ file }) => file)).toEqual(['ui/feedback/client-only.tsx']);
});

it('draws headings by Heading, which breaks Chinese at words', () => {
  expect(files.filter(({ text }) => /^\s*<h[1-6][\s>]/m.test(text)).map(({ file }) => file)).toEqual([]);
});

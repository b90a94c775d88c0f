import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bareTexts } from './bare-text';
// One form a line; the first ones are at fault, the others are not.
import AT_FAULT from './bare-text.at-fault.json';
import RIGHT from './bare-text.right.json';

const ROOT = process.cwd();
const PLANTED = 'components/ui/planted.tsx';
/** The page of the design system is for those who build the site. */
const VIEWS = ['components', 'pages'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('design/'))
    .map((path) => join(ROOT, folder, path)),
);

/** Both questions in one program: most of the time goes into its types. */
const found = (() => {
  const head = [
    "import type { ReactNode } from 'react';",
    "import type { Elements } from '@/components/ui/theme/elements';",
    'interface Props { isOn: boolean; text: string; count: number; node: ReactNode; elements: Elements; texts: string[] }',
    'const Named = () => <b />;',
  ];
  const body = [...AT_FAULT, ...RIGHT].map(
    (form, index) =>
      `export const A${index} = ({ isOn, text, count, node, elements, texts }: Props) => (void [isOn, text, count, node, elements, texts], (${form}));`,
  );
  const texts = bareTexts(ROOT, VIEWS, { [join(ROOT, PLANTED)]: [...head, ...body].join('\n') });
  const planted = texts.filter((text) => text.startsWith(`${PLANTED}:`)).map((text) => Number(/:(\d+) /.exec(text)?.[1]));
  return {
    inViews: texts.filter((text) => !text.startsWith(`${PLANTED}:`)),
    forms: [...new Set(planted)].map((line) => line - head.length - 1),
  };
})();

it('finds every text that a translator could take away from React', () => {
  expect(found.forms).toEqual(AT_FAULT.map((_, index) => index));
});

it('no view has a text beside anything else', () => {
  expect(VIEWS.length).toBeGreaterThan(300);
  expect(found.inViews).toEqual([]);
});

it('lets no line begin with the dot between two facts: it hangs on the first one', () => {
  const texts = readdirSync(join(ROOT, 'locales'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  const lines = [...VIEWS, ...texts.map((path) => join(ROOT, 'locales', path))].flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  // The title of a tab and a table for spreadsheets have no lines; the tagline is split at its dots.
  expect(lines.filter((line) => / ·/.test(line) && !/fullTitle|<title>|record:csv|"tagline"/.test(line))).toEqual([]);
});

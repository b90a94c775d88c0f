import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MODAL_PARTS, OPENED_ELSEWHERE } from '@/tests/matrix/support/modal-parts';

const OPENS = /<(Dialog|Drawer|ModalFrame)\b|styled\((Dialog|Drawer|ModalFrame)\)|styled\.dialog|<dialog\b|showModal\(/;

it('every part that opens as a modal is opened by the matrix, in every language and width', () => {
  const parts = readdirSync('components', { recursive: true, encoding: 'utf8' })
    // There the design system makes them.
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('ui/'))
    .filter((name) => OPENS.test(readFileSync(`components/${name}`, 'utf8')))
    .map((name) => name.replace('.tsx', ''));
  expect([...MODAL_PARTS, ...Object.keys(OPENED_ELSEWHERE)].toSorted()).toEqual(parts.toSorted());
});

it('a part that another test opens has that test', () => {
  expect(Object.values(OPENED_ELSEWHERE).filter((test) => !existsSync(test))).toEqual([]);
});

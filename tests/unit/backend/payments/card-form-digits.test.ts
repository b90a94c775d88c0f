// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardFormPage } from '@/backend/twins/gateway/card-form/card-form-page';
import { SITES } from '@/tests/builders/sites';
import { cpuTimeOf } from '@/tests/setup/cpu-time';

const SCRIPT = readFileSync('backend/twins/gateway/card-form/card-form.js', 'utf8');

/** The gateway's document of a site, as the browser runs it; what jsdom lacks is of no matter here. */
function open({ country, locale }: (typeof SITES)[number]) {
  document.documentElement.innerHTML = cardFormPage({ locale, theme: 'surface', parent: `http://${country}.localhost` });
  Object.assign(document, { fonts: { ready: new Promise(() => undefined) }, execCommand: () => false });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  new Function(SCRIPT)();
}
beforeEach(() => open(SITES[0]));

afterEach(() => vi.useRealTimers());

function shown(name: 'number' | 'expiry' | 'cvc', typed: string): string {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail();
  field.value = typed;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  return field.value;
}

it.each([
  ['number', '４１１１\u3164１１１１\u2800１１１１\ufe0f１１１１', '4111 1111 1111 1111'],
  ['cvc', '१\u034f२\u115f३', '123'],
  ['cvc', '\u200b123', '123'],
  ['expiry', '٠٨/\ufe0f٣٩', '08/39'],
] as const)('the %s reads %j as %s', (name, typed, read) => {
  expect(shown(name, typed)).toBe(read);
});

it('a long run of marks holds the form no longer than other text of its length', async () => {
  const took = (text: string) => cpuTimeOf(() => shown('cvc', text));
  await took('1');
  const [marks, letters] = [await took(`1${'\u0316\u0301'.repeat(20_000)}`), await took(`1${'ab'.repeat(20_000)}`)];
  expect(marks).toBeLessThan(10 * Math.max(letters, 2));
});

describe.each(SITES)('the expiry, typed key by key, on $country', (site) => {
  beforeEach(() => open(site));

  it.each([
    ['12/29', '12/29'],
    ['1229', '12/29'],
    ['1 2 / 29', '12/29'],
    ['12 / 2029', '12/2029'],
    ['12-29', '12/29'],
    ['1/29', '01/29'],
    ['１２／２９', '12/29'],
  ])('%s is read as %s', (keys, read) => {
    let text = '';
    for (const key of keys) text = shown('expiry', text + key);
    expect(text).toBe(read);
  });

  it.each(['12/29', '12//29', ' 12 / 29 ', '1229', '12.29', '12–29'])('%j pasted is 12/29', (pasted) => {
    expect(shown('expiry', pasted)).toBe('12/29');
  });
});

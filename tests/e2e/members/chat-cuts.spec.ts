import type { Browser, Page } from '@playwright/test';
import { holdCutConversation } from '@/tests/setup/cut-conversation';
import { answerConsent } from '@/tests/e2e/support/answer-consent';
import { expect, test } from '@/tests/e2e/fixtures';
import { answerRegion } from '@/tests/e2e/support/region-hint';
import { API, newAddress, PASSWORD } from '@/tests/e2e/support/buying-steps';

test(
  'two browsers, files and messages, the network cut at seeded moments: everything arrives once, in order, on both sides',
  { tag: ['@hk', '@long'] },
  async ({ request, baseURL }, info) => {
    // Three browsers on one machine, and lines that wait longer after each cut.
    test.slow();
    const firstName = `Wai${Date.now()}`;
    const joined = await request.post(`${API}/users/signup`, {
      data: { email: newAddress(info), password: PASSWORD, firstName, lastName: 'Cheng', country: 'hk', locale: 'en' },
    });
    const {
      data: { accessToken },
    } = (await joined.json()) as { data: { accessToken: string } };

    async function openMember(browser: Browser): Promise<Page> {
      const context = await browser.newContext();
      await answerConsent(context);
      await answerRegion(context);
      await context.addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }]);
      const page = await context.newPage();
      await page.goto(`${baseURL}/chat`);
      await page.getByLabel('Your message').fill('Talk to a person');
      await page.getByLabel('Your message').press('Enter');
      await page.getByRole('region', { name: 'Messages' }).getByText('A person will answer.').waitFor();
      return page;
    }
    async function openDesk(browser: Browser): Promise<Page> {
      const page = await (await browser.newContext()).newPage();
      await page.goto(`${API}/team`);
      await page.getByRole('button', { name: firstName }).click();
      await page.getByRole('heading', { name: firstName }).waitFor();
      return page;
    }

    // The long run is the bench's: `npm run bench -- chat --files`.
    const { member, desk, written } = await holdCutConversation(
      { backendPort: Number(new URL(API).port), openMember, openDesk },
      { messages: 20, cuts: 4, files: 5 },
    );
    expect(member.filter((line) => line.startsWith('m'))).toEqual(written.m);
    expect(member.filter((line) => line.startsWith('t'))).toEqual(written.t);
    expect(desk).toEqual(member);
  },
);

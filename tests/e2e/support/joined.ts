import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const API = `http://localhost:${process.env.BACKEND_PORT}`;
export const PASSWORD = 'quiet linen drawer';

/** A new member, signed in by the API's answer; @returns the address */
export async function joined(page: Page, baseURL: string | undefined, project: string): Promise<string> {
  const email = `account-${project}-${randomUUID()}@example.com`;
  const answer = await page.request.post(`${API}/users/signup`, {
    data: {
      ...{ email, password: PASSWORD, firstName: 'Mei', lastName: 'Chan', marketing: false },
      ...(project === 'hk' ? { country: 'hk', locale: 'en' } : { country: 'sg', locale: 'en-SG' }),
    },
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  await page.context().addCookies([{ name: 'accessToken', value: data.accessToken, url: baseURL ?? '' }]);
  return email;
}

export const anotherDevice = (page: Page, email: string, password: string) =>
  page.request.post(`${API}/users/login`, {
    data: { email, password, ip: '' },
    headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' },
  });

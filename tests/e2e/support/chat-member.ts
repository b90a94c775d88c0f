import type { APIRequestContext, BrowserContext } from '@playwright/test';

export const BACKEND = `http://localhost:${process.env.BACKEND_PORT ?? '4000'}`;
let counter = 0;

/** A new member of the site, logged in. */
export async function join(
  context: BrowserContext,
  request: APIRequestContext,
  baseURL: string | undefined,
  project: string,
): Promise<string> {
  counter += 1;
  const firstName = `Ada${project}${Date.now()}${counter}`;
  const isHk = project === 'hk';
  const answer = await request.post(`${BACKEND}/users/signup`, {
    data: {
      email: `chat-${firstName}@example.com`,
      password: 'quiet linen drawer',
      firstName,
      lastName: 'Lo',
      country: isHk ? 'hk' : 'sg',
      locale: isHk ? 'en' : 'en-SG',
    },
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  await context.addCookies([{ name: 'accessToken', value: data.accessToken, url: baseURL ?? '' }]);
  return `${firstName} Lo`;
}

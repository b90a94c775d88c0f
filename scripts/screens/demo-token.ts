import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '@/backend/api/identity/demo-people';
import { ENDPOINTS } from '@/lib/config/endpoints';

const loggedIn = z.object({ data: z.object({ accessToken: z.string() }) });

/** Logs a demonstration customer in. @returns the access token */
export async function demoToken(apiUrl: string, email: string): Promise<string> {
  const answer = await fetch(`${apiUrl}${ENDPOINTS.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, ip: '' }),
  });
  return z.parse(loggedIn, await answer.json()).data.accessToken;
}

import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';

/** Signs in a demonstration customer, by the local part of the address. */
export async function logIn(api: string, name: string): Promise<{ token: string }> {
  const answer = await fetch(`${api}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password: DEMO_PASSWORD, ip: '' }),
  });
  if (!answer.ok) throw new Error(`${name} could not sign in: ${answer.status}.`);
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return { token: data.accessToken };
}

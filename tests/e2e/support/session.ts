import type { BrowserContext } from '@playwright/test';

const ANYWHERE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const USER = { id: 'member-1', email: 'member@example.com', firstName: 'Mei', lastName: 'Chan' };

/** Mocks the two calls that load a session, without a realtime database, for tests of other features. */
export async function answerSession(context: BrowserContext): Promise<void> {
  const answer = (data: object) => ({ headers: ANYWHERE, json: { statusCode: 200, message: 'OK', data } });
  await context.route('**/users/me', (route) =>
    route.fulfill(answer({ user: { id: USER.id, firebase_custom_token: '', fcmtoken: null } })),
  );
  await context.route('**/users/information*', (route) => route.fulfill(answer({ user: USER, contacts: [], detailReferralCode: null })));
}

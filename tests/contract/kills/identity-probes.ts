import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Backend } from '@/backend/server';
import { dataOf, logIn, PASSWORD, signUpMember } from '@/tests/setup/member';
import { codeOfPerson } from '@/tests/setup/oidc-stand-in';
import { bookingOn } from '@/tests/contract/wardrobe/support';
import { isAccepted, linkToken, mails, probe, send, times } from './write-probe';
import { EMAIL_CHANGE_MARK } from '@/lib/config/routes';

const freshAddress = () => `kill-${randomUUID()}@example.com`;
const newMember = (backend: Backend) => signUpMember(backend, { email: freshAddress() });
const members = (backend: Backend, count: number) => times(count, () => newMember(backend));
const isAlive = async (backend: Backend, token: string) => (await send(backend, 'currentUser', { token })).statusCode === 200;
const logsIn = (backend: Backend, email: string, password: string) =>
  logIn(backend, email, password).then(
    () => true,
    () => false,
  );
const NEW_PASSWORD = 'another horse 8';

/** What the app shows. A code is checked by real time, which a test may have set for a backend in this process. */
function shownCode({ context }: Partial<Backend>, secret: string): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: (context?.wallClock() ?? new Date()).getTime() });
}
const confirmFactor = (backend: Backend, { token, secret }: { token: string; secret: string }) =>
  send(backend, 'confirmSecondFactor', { token, body: { secondFactor: shownCode(backend, secret) } });
async function withUnprovenFactor(backend: Backend) {
  const member = await newMember(backend);
  const begun = await send(backend, 'beginSecondFactor', { token: member.token, body: { password: PASSWORD } });
  return { ...member, secret: dataOf('beginSecondFactor', begun).secret };
}
/** The recovery code can be used once. */
async function withFactor(backend: Backend) {
  const member = await withUnprovenFactor(backend);
  const { recoveryCodes } = dataOf('confirmSecondFactor', await confirmFactor(backend, member));
  return { ...member, secondFactor: recoveryCodes[0] ?? '' };
}
const factorOf = async (backend: Backend, token: string) => dataOf('secondFactor', await send(backend, 'secondFactor', { token }));

async function provenMember(backend: Backend) {
  const member = await newMember(backend);
  const token = await linkToken(backend, member.email, 'verify-email');
  dataOf('verifyEmail', await send(backend, 'verifyEmail', { token: member.token, body: { token } }));
  return { ...member, to: freshAddress() };
}
const changeEmail = (backend: Backend, { token, to }: { token: string; to: string }) =>
  send(backend, 'changeEmail', { token, body: { email: to, password: PASSWORD } });
async function movingMember(backend: Backend) {
  const member = await provenMember(backend);
  dataOf('changeEmail', await changeEmail(backend, member));
  return { ...member, link: await linkToken(backend, member.email, 'verify-email', EMAIL_CHANGE_MARK) };
}
const changeOf = async (backend: Backend, token: string) => dataOf('emailChange', await send(backend, 'emailChange', { token })).change;

/** A call whose one effect is a mail to its member. */
const mailing = (call: 'sendPayoutCode' | 'sendVerification' | 'sendDeletionLink') =>
  probe({
    call,
    prepare: (backend, count) =>
      times(count, async () => {
        const member = await newMember(backend);
        return { ...member, before: (await mails(backend, member.email)).length };
      }),
    write: (backend, { token }) => send(backend, call, { token }),
    holds: async (backend, { email, before }) => (await mails(backend, email)).length > before,
  });

export const IDENTITY_PROBES = [
  probe({
    call: 'newsletterSignup',
    prepare: (_backend, count) => times(count, async () => freshAddress()),
    write: (backend, emailAddress) => send(backend, 'newsletterSignup', { body: { emailAddress } }),
    holds: async (backend, emailAddress) => isAccepted(await send(backend, 'newsletterGetMyCoupon', { body: { emailAddress } })),
  }),
  probe({
    call: 'newsletterGetMyCoupon',
    prepare: (backend, count) =>
      times(count, async () => {
        const emailAddress = freshAddress();
        await send(backend, 'newsletterSignup', { body: { emailAddress } });
        return emailAddress;
      }),
    write: (backend, emailAddress) => send(backend, 'newsletterGetMyCoupon', { body: { emailAddress } }),
    holds: async (backend, emailAddress, answer) =>
      dataOf('newsletterGetMyCoupon', await send(backend, 'newsletterGetMyCoupon', { body: { emailAddress } })).couponCode ===
      dataOf('newsletterGetMyCoupon', answer).couponCode,
  }),
  probe({
    call: 'contactUs',
    prepare: (_backend, count) => times(count, async () => freshAddress()),
    write: (backend, email) =>
      send(backend, 'contactUs', {
        body: { name: 'Ada Lo', email, topic: 'other', message: 'Is my coat still there?', consent: true, country: 'hk' },
      }),
    holds: async (backend, email, answer) =>
      (await mails(backend, email)).some(({ subject }) => subject.includes(dataOf('contactUs', answer).reference)),
  }),
  probe({
    call: 'signup',
    prepare: (_backend, count) => times(count, async () => freshAddress()),
    write: (backend, email) => send(backend, 'signup', { body: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lo' } }),
    holds: async (backend, _email, answer) => isAlive(backend, dataOf('signup', answer).accessToken),
  }),
  probe({
    call: 'login',
    prepare: members,
    write: (backend, { email }) => send(backend, 'login', { body: { email, password: PASSWORD, ip: '' } }),
    holds: async (backend, _member, answer) => isAlive(backend, dataOf('login', answer).accessToken),
  }),
  probe({
    call: 'loginWithExternal',
    prepare: (_backend, count) => times(count, async () => freshAddress()),
    write: (backend, email) => send(backend, 'loginWithExternal', { body: { provider: 'google', code: codeOfPerson(email), ip: '' } }),
    // The account that it has opened, the way into it, and the session.
    holds: async (backend, email, answer) => {
      const { exists, loggedWithGoogle } = dataOf('checkEmail', await send(backend, 'checkEmail', { body: { email } }));
      return exists && loggedWithGoogle && (await isAlive(backend, dataOf('loginWithExternal', answer).accessToken));
    },
  }),
  probe({
    call: 'logout',
    prepare: members,
    write: (backend, { token }) => send(backend, 'logout', { token }),
    holds: async (backend, { token }) => !(await isAlive(backend, token)),
  }),
  probe({
    call: 'endSession',
    prepare: (backend, count) =>
      times(count, async () => {
        const member = await newMember(backend);
        const other = await logIn(backend, member.email);
        const { sessions } = dataOf('sessions', await send(backend, 'sessions', { token: other }));
        return { member, other, id: sessions.find(({ current }) => !current)?.id ?? '' };
      }),
    write: (backend, { other, id }) => send(backend, 'endSession', { token: other, params: { id } }),
    holds: async (backend, { member }) => !(await isAlive(backend, member.token)),
  }),
  probe({
    call: 'updateUser',
    prepare: members,
    write: (backend, { token, id }) => send(backend, 'updateUser', { token, body: { firstName: `K${id.slice(0, 20)}` } }),
    holds: async (backend, { token, id }) =>
      dataOf('userInformation', await send(backend, 'userInformation', { token })).user?.firstName === `K${id.slice(0, 20)}`,
  }),
  probe({
    call: 'saveAddress',
    prepare: members,
    write: (backend, { token, id }) =>
      send(backend, 'saveAddress', { token, body: { address: { ...bookingOn('2026-11-25', '09-11').address, flat: id.slice(0, 20) } } }),
    holds: async (backend, { token, id }) =>
      dataOf('userInformation', await send(backend, 'userInformation', { token })).contacts[0]?.address?.flat === id.slice(0, 20),
  }),
  probe({
    call: 'choosePayout',
    prepare: members,
    write: (backend, { token, id }) =>
      send(backend, 'choosePayout', {
        token,
        body: { method: 'bank', holder: id.slice(0, 20), bankCode: '004', account: '123456789012', password: PASSWORD },
      }),
    holds: async (backend, { token, id }) =>
      dataOf('payout', await send(backend, 'payout', { token })).destination?.holder === id.slice(0, 20),
  }),
  mailing('sendPayoutCode'),
  probe({
    call: 'changePassword',
    prepare: members,
    write: (backend, { token }) => send(backend, 'changePassword', { token, body: { current: PASSWORD, next: NEW_PASSWORD } }),
    holds: (backend, { email }) => logsIn(backend, email, NEW_PASSWORD),
  }),
  probe({
    call: 'passwordReset',
    prepare: members,
    write: (backend, { email }) => send(backend, 'passwordReset', { body: { email } }),
    holds: (backend, { email }) =>
      linkToken(backend, email, 'reset-password').then(
        () => true,
        () => false,
      ),
  }),
  probe({
    call: 'passwordResetConfirm',
    prepare: (backend, count) =>
      times(count, async () => {
        const { email } = await newMember(backend);
        await send(backend, 'passwordReset', { body: { email } });
        return { email, token: await linkToken(backend, email, 'reset-password') };
      }),
    write: (backend, { token }) => send(backend, 'passwordResetConfirm', { body: { token, password: NEW_PASSWORD } }),
    holds: (backend, { email }) => logsIn(backend, email, NEW_PASSWORD),
  }),
  mailing('sendVerification'),
  probe({
    call: 'verifyEmail',
    prepare: (backend, count) =>
      times(count, async () => {
        const member = await newMember(backend);
        return { session: member.token, token: await linkToken(backend, member.email, 'verify-email') };
      }),
    write: (backend, { session, token }) => send(backend, 'verifyEmail', { token: session, body: { token } }),
    holds: async (backend, { session }) =>
      dataOf('userInformation', await send(backend, 'userInformation', { token: session })).user?.emailVerified === true,
  }),
  mailing('sendDeletionLink'),
  probe({
    call: 'deleteAccount',
    prepare: members,
    write: (backend, { token }) => send(backend, 'deleteAccount', { token, body: { password: PASSWORD } }),
    holds: async (backend, { token, email }) => !(await isAlive(backend, token)) && !(await logsIn(backend, email, PASSWORD)),
  }),
  probe({
    call: 'beginSecondFactor',
    prepare: members,
    write: (backend, { token }) => send(backend, 'beginSecondFactor', { token, body: { password: PASSWORD } }),
    holds: async (backend, { token }, answer) =>
      isAccepted(await confirmFactor(backend, { token, secret: dataOf('beginSecondFactor', answer).secret })),
  }),
  probe({
    call: 'confirmSecondFactor',
    prepare: (backend, count) => times(count, () => withUnprovenFactor(backend)),
    write: confirmFactor,
    holds: async (backend, { token }) => (await factorOf(backend, token)).since !== null,
  }),
  probe({
    call: 'renewRecoveryCodes',
    prepare: (backend, count) => times(count, () => withFactor(backend)),
    write: (backend, { token, secondFactor }) => send(backend, 'renewRecoveryCodes', { token, body: { secondFactor } }),
    holds: async (backend, { token }, answer) => {
      const [secondFactor] = dataOf('renewRecoveryCodes', answer).recoveryCodes;
      return isAccepted(await send(backend, 'endSecondFactor', { token, body: { secondFactor } }));
    },
  }),
  probe({
    call: 'endSecondFactor',
    prepare: (backend, count) => times(count, () => withFactor(backend)),
    write: (backend, { token, secondFactor }) => send(backend, 'endSecondFactor', { token, body: { secondFactor } }),
    holds: async (backend, { token }) => (await factorOf(backend, token)).since === null,
  }),
  probe({
    call: 'finishSignIn',
    prepare: (backend, count) =>
      times(count, async () => {
        const { email, secondFactor } = await withFactor(backend);
        const refused = await send(backend, 'login', { body: { email, password: PASSWORD, ip: '' } });
        const { errors } = refused.json() as { errors?: { params?: { ticket?: string } }[] };
        return { ticket: errors?.[0]?.params?.ticket ?? '', secondFactor };
      }),
    write: (backend, body) => send(backend, 'finishSignIn', { body }),
    holds: async (backend, _body, answer) => isAlive(backend, dataOf('finishSignIn', answer).accessToken),
  }),
  probe({
    call: 'changeEmail',
    prepare: (backend, count) => times(count, () => provenMember(backend)),
    write: changeEmail,
    holds: async (backend, { token, to }) => (await changeOf(backend, token))?.to === to,
  }),
  probe({
    call: 'stopEmailChange',
    prepare: (backend, count) => times(count, () => movingMember(backend)),
    write: (backend, { token }) => send(backend, 'stopEmailChange', { token }),
    holds: async (backend, { token }) => (await changeOf(backend, token)) === null,
  }),
  probe({
    call: 'decideEmailChange',
    prepare: (backend, count) => times(count, () => movingMember(backend)),
    write: (backend, { link }) => send(backend, 'decideEmailChange', { body: { token: link, decision: 'confirm' } }),
    holds: async (backend, { token }) => (await changeOf(backend, token))?.isOldProven === true,
  }),
];

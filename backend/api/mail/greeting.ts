import type { User } from '@/backend/api/db/schema/users';

/**
 * By which a mail may call a member. Whoever opened the account chose the name; while nobody has proven the address, it would carry a
 * stranger's words to its owner.
 */
export const greetedName = ({ firstName, emailVerifiedAt }: Pick<User, 'firstName' | 'emailVerifiedAt'>): string =>
  emailVerifiedAt ? firstName : '';

/** `Hello {{firstName}},` and `{{firstName}}，你好：` without a name. */
const PLACE = / ?\{{1,2}firstName\}{1,2}(?:，| (?=\p{Script=Han}))?/gu;

/** A text of a mail as it is filled in: without a name it greets nobody by one. */
export const greeting = (text: string, firstName: string | undefined): string => (firstName === '' ? text.replace(PLACE, '') : text);

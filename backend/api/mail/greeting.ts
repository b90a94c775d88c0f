import type { User } from '@/backend/api/db/schema/users';

/** The name for addressing a member in a mail. Until the address is proven it could be text chosen by somebody else. */
export const greetedName = ({ firstName, emailVerifiedAt }: Pick<User, 'firstName' | 'emailVerifiedAt'>): string =>
  emailVerifiedAt ? firstName : '';

/** `Hello {{firstName}},` and `{{firstName}}，你好：` without a name. */
const PLACE = / ?\{{1,2}firstName\}{1,2}(?:，| (?=\p{Script=Han}))?/gu;

/** A mail's text with or without a name. */
export const greeting = (text: string, firstName: string | undefined): string => (firstName === '' ? text.replace(PLACE, '') : text);

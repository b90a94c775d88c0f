import type { User } from '@/backend/api/db/schema/users';

/** The name for addressing a member in a mail. Until the address is proven it could be text chosen by somebody else. */
export const greetedName = ({ firstName, emailVerifiedAt }: Pick<User, 'firstName' | 'emailVerifiedAt'>): string =>
  emailVerifiedAt ? firstName : '';

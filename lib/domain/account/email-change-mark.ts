/** Before the token of a mailed link that changes an address, to tell it from one that confirms the first. Without zod, for the first load. */
export const EMAIL_CHANGE_MARK = 'change_';

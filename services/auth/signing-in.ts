/**
 * The draft of address and names as they are typed on the way in: a refresh takes none of them. Of its own, because the first step needs no
 * more.
 */
export const SIGNING_IN = 'signing-in';

import { readFileSync } from 'node:fs';

export const SECRET = 'a secret of the tests';

export const productRules = readFileSync(new URL('../../../../deploy/firebase/database.rules.json', import.meta.url), 'utf8');

/** The product's rules, and beside them a place where anybody may do anything: for tests of the protocol itself. */
export const openRules = productRules.replace(/"rules": \{/, '"rules": { "pub": { ".read": true, ".write": true }, "private": {},');

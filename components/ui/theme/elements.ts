import type { ReactElement } from 'react';

/**
 * Type for slots beside other children: elements, not text. Browser translators replace text nodes, and React then fails to update them or
 * to insert before them. An element survives.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

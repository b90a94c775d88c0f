import type { ReactElement } from 'react';

/**
 * What a component sets beside parts of its own. Not text: a browser's translator takes the texts that React has made out of the page, and
 * React can then neither change one nor place anything before it. An element around it stays.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

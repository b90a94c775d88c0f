/** Next's own link, as a module whose export a test can replace. Without a mounted router it is an ordinary link. */
export { default } from 'next/link.js';

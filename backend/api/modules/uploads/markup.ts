/** What is markup as well as a picture or a document: harmless as such, not when something takes it for a page. */
export const MARKUP = /<(script|html|body|iframe|svg|object|embed|!doctype|\?php)[\s>/]|javascript:/i;

/** Markup that turns a picture or document into a page for a program that sniffs content. */
export const MARKUP = /<(script|html|body|iframe|svg|object|embed|!doctype|\?php)[\s>/]|javascript:/i;

// A string, or a comment: matching strings too keeps a "//" inside one from being taken for a comment.
const STRING_OR_COMMENT = /"(?:[^"\\]|\\[\s\S])*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/** Firebase allows comments in the rules file, JSON.parse does not. */
export const withoutComments = (source: string): string =>
  source.replace(STRING_OR_COMMENT, (found) => (found.startsWith('"') ? found : ' '));

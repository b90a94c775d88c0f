/** What decides whether an element is seen and can be pressed. */
const SEEN = /^\s*(display|visibility|opacity|pointer-events)\s*:/;
const NOTHING = '@media not all {}';

const whole = 'CSSStyleSheet' in globalThis ? CSSStyleSheet.prototype.insertRule : null;

/**
 * Every element that is asked for by its role or name is held against every rule, and takes on what the matching ones say: a
 * third of the views' time went into colours and margins, for which hardly any test asks.
 */
export function keepVisibilityRules(): void {
  CSSStyleSheet.prototype.insertRule = function insertSeen(rule, index) {
    const seen = rule.replace(
      /\{([^{}]*)\}/g,
      (_block, declarations: string) =>
        `{${declarations
          .split(';')
          .filter((each) => SEEN.test(each))
          .join(';')}}`,
    );
    return whole?.call(this, /\{[^{}]*:[^{}]*\}/.test(seen) ? seen : NOTHING, index) ?? 0;
  };
}

/** For a file that looks at the rules themselves. */
export function keepEveryRule(): void {
  if (whole) CSSStyleSheet.prototype.insertRule = whole;
}

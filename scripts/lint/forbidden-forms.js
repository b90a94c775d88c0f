/** A rule for oxlint, which has none like it: forms of code that are forbidden, as ESLint's selectors with what to write instead. */
const forbiddenForms = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })])),
};

export default { meta: { name: 'site' }, rules: { 'forbidden-forms': forbiddenForms } };

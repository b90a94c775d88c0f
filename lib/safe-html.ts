/** HTML that went through the sanitiser. The brand makes an unsanitised string a type error where HTML is shown. */
export type SafeHtml = string & { readonly __safeHtml: unique symbol };

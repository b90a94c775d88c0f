import type { ContactFields } from '@/lib/domain/contact/contact-fields';

/** What stands in the document's form before the page is hydrated: typed, ticked, or filled in by the browser. */
export function standingFields(form: HTMLFormElement, blank: ContactFields): Partial<ContactFields> {
  const standing = new FormData(form);
  return Object.fromEntries(
    Object.entries(blank).flatMap(([name, empty]: [string, string | boolean]) => {
      const value = standing.get(name);
      return value === null || value === empty ? [] : [[name, typeof empty === 'boolean' || value]];
    }),
  );
}

import { isLocale, type Locale } from '@/lib/config/locales';
import type { SitePage } from './site-pages';

interface Choice {
  /** Empty: all of them. */
  paths: readonly string[];
  locales: readonly Locale[] | null;
  /** Null: all of them. */
  templates: readonly string[] | null;
}

const LOCALES = '--locales=';
const TEMPLATES = '--templates=';

/** Name of a template's line, by which a repeated run selects its pages. */
export const templateLine = (template: string): string => `performance, ${template}, lowest of its languages`;

/** Arguments that select the templates of such lines; null if a line is not about one. */
export function templatesOf(missed: readonly { what: string }[]): readonly string[] | null {
  const found = missed.map(({ what }) => /^performance, (\S+), lowest/.exec(what)?.[1]);
  return found.every((template) => template !== undefined) ? [`${TEMPLATES}${[...new Set(found)].join(',')}`] : null;
}

/**
 * The pages that a bench's arguments select.
 * @throws Error for an unknown language or something that is no path: otherwise nothing, or everything, would be measured
 */
export function choiceOf(given: readonly string[]): Choice {
  const named = given
    .find((argument) => argument.startsWith(LOCALES))
    ?.slice(LOCALES.length)
    .split(',');
  const unknown = named?.find((name) => !isLocale(name));
  if (unknown !== undefined) throw new Error(`There is no language "${unknown}".`);
  const other = given.find((argument) => !argument.startsWith('/') && !argument.startsWith('--'));
  if (other !== undefined) throw new Error(`"${other}" is no path of a page: those begin with "/".`);
  const templates =
    given
      .find((argument) => argument.startsWith(TEMPLATES))
      ?.slice(TEMPLATES.length)
      .split(',') ?? null;
  return { paths: given.filter((argument) => argument.startsWith('/')), locales: named?.filter(isLocale) ?? null, templates };
}

/** @throws Error for an unknown page, or an empty selection */
export function choosePages<Page extends Pick<SitePage, 'path' | 'locale' | 'template'>>(
  pages: readonly Page[],
  { paths, locales, templates }: Choice,
): Page[] {
  const missing = paths.find((path) => pages.every((page) => page.path !== path));
  if (missing !== undefined) throw new Error(`No page to be measured has the path "${missing}".`);
  const chosen = pages.filter(
    ({ path, locale, template }) =>
      (paths.length === 0 || paths.includes(path)) && (locales?.includes(locale) ?? true) && (templates?.includes(template) ?? true),
  );
  if (chosen.length === 0) throw new Error('No page is chosen: nothing would be measured.');
  return chosen;
}

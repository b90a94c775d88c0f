import { isLocale, type Locale } from '@/lib/config/locales';
import type { SitePage } from './site-pages';

interface Choice {
  /** None: all of them. */
  paths: readonly string[];
  locales: readonly Locale[] | null;
  /** Null: all of them. */
  templates: readonly string[] | null;
}

const LOCALES = '--locales=';
const TEMPLATES = '--templates=';

/** What a line on a template is called; another run of the part finds by it which pages to measure again. */
export const templateLine = (template: string): string => `performance, ${template}, lowest of its languages`;

/** The arguments that choose the templates of such lines; null where a line is not about one. */
export function templatesOf(missed: readonly { what: string }[]): readonly string[] | null {
  const found = missed.map(({ what }) => /^performance, (\S+), lowest/.exec(what)?.[1]);
  return found.every((template) => template !== undefined) ? [`${TEMPLATES}${[...new Set(found)].join(',')}`] : null;
}

/**
 * Which pages the arguments of a bench ask for.
 * @throws Error when a language is named that there is not, or something that is no path: nothing would be measured, and no bar missed, or
 * all of it
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

/** @throws Error when a page is named that no site has, or nothing is left to measure */
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

import { LOCALE_CODES, LOCALES, regionOfLocale } from '@/lib/config/locales';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { expect, test } from '@/tests/e2e/fixtures';
import { siteTexts } from '@/tests/e2e/support/site-texts';
import { viewOpener } from './support/open-view';
import { PUBLIC_ROUTES } from './support/public-paths';
import { WRITTEN } from './support/rendered-words';
import { VIEWS, type View } from '@/tests/e2e/support/page-rows';

interface LayoutTexts {
  mainNavigation: string;
  language: string;
  skipToContent: string;
  menuOpen: string;
  home: string;
  account: { navigation: string; back: string; help: string };
}

/**
 * A name in another language is no name: four Latin words in a row beside Chinese, any Chinese beside English. Languages are called by
 * their own names.
 */
const FOREIGN = { latin: /\p{Script=Han}+/u, chinese: /[A-Za-z]{2,}(?: [A-Za-z]{2,}){3,}/ };
const OWN_NAMES = /中文|繁體|简体|English/g;

/** Every page as everybody sees it, then what a person or an address makes of it. */
const LOOKED_AT: readonly (readonly [RouteName, View])[] = [
  ...PUBLIC_ROUTES.map((name) => [name, { state: 'as everybody sees it', who: 'visitor', path: ROUTES[name].path, whole: 'h1' }] as const),
  ...(Object.keys(VIEWS) as RouteName[]).flatMap((name) => VIEWS[name].map((view) => [name, view] as const)),
];

for (const locale of LOCALE_CODES) {
  const site = regionOfLocale(locale);
  test.describe(`site ${site}: names in ${locale}`, () => {
    for (const [name, view] of LOOKED_AT) {
      const { header, footer, audience } = ROUTES[name];
      // Pages inside an app have the app's own bars.
      const isInApp = name === 'webview';
      test(`landmarks and controls of ${name}, ${view.state}`, async ({ page, baseURL, noise }) => {
        const t = siteTexts<LayoutTexts>(locale, 'layout');
        await page.setViewportSize({ width: 1440, height: 900 });
        await (
          await viewOpener(page, view, { locale, baseURL, noise })
        )();
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('link', { name: t.skipToContent, exact: true })).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(footer ? 1 : 0);
        // Every page says where one is: the site's header, the blog's own or the slim bar of a member's page.
        await expect(page.getByRole('banner')).toHaveCount(isInApp ? 0 : 1);
        if (header) {
          await expect(page.getByRole('banner').getByRole('navigation', { name: t.mainNavigation, exact: true })).toBeVisible();
        } else if (audience === 'member') {
          await expect(page.getByRole('banner').getByRole('link', { name: t.account.back, exact: true })).toBeVisible();
          await expect(page.getByRole('banner').getByRole('link', { name: t.account.help, exact: true })).toBeVisible();
        }
        const tree = await page.locator('body').ariaSnapshot();
        const controls = tree
          .split('\n')
          .filter((line) =>
            /^\s*- (link|button|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|navigation|region|dialog|complementary|group|img)\b/.test(
              line,
            ),
          );
        expect(controls.length).toBeGreaterThan(3);
        const unnamed = controls.filter(
          (line) =>
            /^\s*- (link|button|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|navigation|region|dialog)\b/.test(
              line,
            ) &&
            !line.includes('"') &&
            !/^\s*- \w+ \//.test(line),
        );
        expect(unnamed, 'without a name').toEqual([]);
        const foreign = LOCALES[locale].script === 'latin' ? FOREIGN.latin : FOREIGN.chinese;
        const written = (await page.locator(WRITTEN).allTextContents())
          .map((text) => text.replace(/\s+/g, ' ').trim())
          .filter((text) => text !== '');
        const ours = (line: string) => written.reduce((rest, text) => rest.replaceAll(text, ''), line).replace(OWN_NAMES, '');
        expect(
          controls.filter((line) => foreign.test(ours(line))),
          'in another language',
        ).toEqual([]);
      });
    }
  });
}

import { LOCALE_CODES, LOCALES, localePrefix, regionOfLocale } from '@/lib/config/locales';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { expect, test } from '@/tests/e2e/fixtures';
import { answerHint, NEITHER } from '@/tests/e2e/region-hint';
import { siteTexts } from '@/tests/e2e/site-texts';
import { comeAs, type Who } from './come-as';

interface LayoutTexts {
  mainNavigation: string;
  language: string;
  skipToContent: string;
  menuOpen: string;
  home: string;
  account: { navigation: string; back: string; help: string };
}

/** A name in another language is no name: four Latin words in a row beside Chinese, any Chinese beside English. Languages are called by their own names. */
const FOREIGN = { latin: /\p{Script=Han}+/u, chinese: /[A-Za-z]{2,}(?: [A-Za-z]{2,}){3,}/ };
const OWN_NAMES = /中文|繁體|简体|English/g;

const LOOKED_AT: readonly [RouteName, Who][] = [
  ['home', 'visitor'], ['servicesPricing', 'visitor'], ['contactUs', 'visitor'], ['login', 'visitor'], ['blog', 'visitor'],
  ['account', 'owner'], ['billings', 'owner'], ['paymentMethod', 'owner'], ['items', 'newcomer'], ['outfit', 'newcomer'], ['chat', 'newcomer'],
];

for (const locale of LOCALE_CODES) {
  const site = regionOfLocale(locale);
  test.describe(`site ${site}: names in ${locale}`, () => {
    for (const [name, who] of LOOKED_AT) {
      const { path, header, footer } = ROUTES[name];
      test(`landmarks and controls of ${path}`, async ({ page, context, baseURL }) => {
        const t = siteTexts<LayoutTexts>(locale, 'layout');
        await answerHint(context, NEITHER);
        await comeAs(page, who, baseURL, site);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`${localePrefix(locale)}${path}`);
        await expect(page.locator('#main [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('link', { name: t.skipToContent, exact: true })).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(footer ? 1 : 0);
        // Every page says where one is: the site's header, the blog's own or the slim bar of a member's page.
        await expect(page.getByRole('banner')).toHaveCount(1);
        if (header) {
          await expect(page.getByRole('banner').getByRole('navigation', { name: t.mainNavigation, exact: true })).toBeVisible();
        } else if (who !== 'visitor') {
          await expect(page.getByRole('banner').getByRole('link', { name: t.account.back, exact: true })).toBeVisible();
          await expect(page.getByRole('banner').getByRole('link', { name: t.account.help, exact: true })).toBeVisible();
        }
        const tree = await page.locator('body').ariaSnapshot();
        const controls = tree.split('\n').filter((line) => /^\s*- (link|button|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|navigation|region|dialog|complementary|group|img)\b/.test(line));
        expect(controls.length).toBeGreaterThan(5);
        const unnamed = controls.filter((line) => /^\s*- (link|button|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|navigation|region|dialog)\b/.test(line) && !line.includes('"') && !/^\s*- \w+ \//.test(line));
        expect(unnamed, 'without a name').toEqual([]);
        const foreign = LOCALES[locale].script === 'latin' ? FOREIGN.latin : FOREIGN.chinese;
        expect(controls.filter((line) => foreign.test(line.replace(OWN_NAMES, ''))), 'in another language').toEqual([]);
      });
    }
  });
}

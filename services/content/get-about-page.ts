import type { Locale } from '@/lib/config/locales';
import { aboutPage, type AboutPage } from '@/lib/contract/content/about-page';
import type { SafeHtml } from '@/lib/safe-html';
import { contentHtml } from './content-html';
import { getDocument } from './get-document';

export type ShownAboutPage = Omit<AboutPage, 'story' | 'facility'> & {
  story: Omit<AboutPage['story'], 'body'> & { body: SafeHtml };
  facility: Omit<AboutPage['facility'], 'body'> & { body: SafeHtml };
};

export async function getAboutPage(locale: Locale): Promise<ShownAboutPage> {
  const page = await getDocument('about-page', locale, aboutPage);
  return {
    ...page,
    story: { ...page.story, body: contentHtml(page.story.body, locale) },
    facility: { ...page.facility, body: contentHtml(page.facility.body, locale) },
  };
}

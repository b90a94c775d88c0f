import type { Locale } from '@/lib/config/locales';
import { pressItem, pressPage, type PressItem, type PressPage } from '@/lib/contract/content/press';
import { newestFirst } from '@/lib/domain/content/press-years';
import { getCollection, getDocument } from './get-document';

export interface Press {
  page: PressPage;
  items: PressItem[];
}

export async function getPress(locale: Locale): Promise<Press> {
  const [page, items] = await Promise.all([
    getDocument('press-page', locale, pressPage),
    getCollection('press-items', locale, pressItem, 'date:desc'),
  ]);
  return { page, items: newestFirst(items) };
}

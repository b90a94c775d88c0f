import type { Locale } from '@/lib/config/locales';
import { additionalServicePage, type AdditionalServicePage } from '@/lib/contract/content/additional-service-page';
import { omitKeys } from '@/lib/omit-keys';
import type { SafeHtml } from '@/lib/safe-html';
import { contentHtml } from './content-html';
import { getCollection } from './get-document';

export type ShownAdditionalService = Omit<AdditionalServicePage, 'body' | 'order'> & { body: SafeHtml };

export async function getAdditionalServices(locale: Locale): Promise<ShownAdditionalService[]> {
  const services = await getCollection('additional-service-pages', locale, additionalServicePage, 'order:asc');
  return services
    .sort((one, other) => one.order - other.order)
    .map((service) => ({ ...omitKeys(service, 'order'), body: contentHtml(service.body, locale) }));
}

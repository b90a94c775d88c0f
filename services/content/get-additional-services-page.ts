import type { Locale } from '@/lib/config/locales';
import { additionalServicesPage, type AdditionalServicesPage } from '@/lib/contract/content/additional-service-page';
import { getDocument } from './get-document';

export function getAdditionalServicesPage(locale: Locale): Promise<AdditionalServicesPage> {
  return getDocument('additional-services-page', locale, additionalServicesPage);
}

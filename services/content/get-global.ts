import * as z from 'zod/mini';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { globalDocument } from '@/lib/contract/content';
import type { ShownPromoBanner } from '@/lib/domain/shared/shell-props';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { readCms } from './cms-client';
import { contentHtml } from './content-html';

/**
 * The promo banner of a locale, sanitised and with localised links. Without a CMS there is no banner and no error. Strapi returns
 * components only with `populate`; version 4 nests the fields under `attributes`.
 */
export async function getPromoBanner(locale: Locale): Promise<ShownPromoBanner | null> {
  const parsed = z.safeParse(globalDocument, await readCms('/global', { locale, populate: '*' }));
  const document = parsed.success ? parsed.data.data : null;
  const banner = document?.promoBanner ?? document?.attributes?.promoBanner ?? null;
  if (!banner?.isShow) return null;
  const description = contentHtml(fillPlaceholders(banner.description, { brand: publicEnv.brand }), locale);
  return description === '' ? null : { ...banner, description };
}

import { readSeedFiles } from '@/backend/twins/cms/seed-documents';
import { CONTENT_KINDS, type ContentKind } from '@/lib/contract/content/kinds';
import { toStrapi } from '@/lib/domain/content/strapi-form';
import { singularName } from './content-types';

/** One document in one language, in the import format for Strapi. */
export interface ContentEntry {
  uid: string;
  /** Null for a single type. */
  slug: string | null;
  locale: string;
  data: unknown;
  /** Unpublished content. */
  draft: unknown;
}

const isKind = (kind: string): kind is ContentKind => Object.hasOwn(CONTENT_KINDS, kind);

/** The repository's seed content in Strapi's form. */
export async function contentEntries(): Promise<ContentEntry[]> {
  const documents = await readSeedFiles();
  return documents
    .filter(({ status }) => status === 'published')
    .map(({ kind, slug, locale, isSingle, content }) => {
      if (!isKind(kind)) throw new Error(`content/${kind} is no kind of the contract`);
      const { shape } = CONTENT_KINDS[kind];
      const draft = documents.find(
        (other) => other.kind === kind && other.slug === slug && other.locale === locale && other.status === 'draft',
      );
      const singular = singularName(kind);
      return {
        uid: `api::${singular}.${singular}`,
        slug: isSingle ? null : slug,
        locale,
        data: toStrapi(shape, content),
        draft: draft ? toStrapi(shape, draft.content) : null,
      };
    });
}

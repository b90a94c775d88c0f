import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './users';

export type DocumentContent = Record<string, unknown>;

export const cmsDocuments = pgTable(
  'cms_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    locale: text('locale').notNull(),
    status: text('status', { enum: ['draft', 'published'] }).notNull(),
    /** Shared by every locale and status of a document. */
    documentId: text('document_id').notNull(),
    isSingle: boolean('is_single').notNull(),
    content: jsonb('content').$type<DocumentContent>().notNull(),
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull(),
    /** Hash of the content as seeded; a row with another hash was edited and is not overwritten. */
    seedHash: text('seed_hash'),
  },
  (table) => [
    unique('cms_documents_identity').on(table.kind, table.slug, table.locale, table.status),
    index('cms_documents_by_kind').on(table.kind, table.locale, table.status, table.publishedAt),
  ],
);

import * as z from 'zod/mini';
import { locale as localeSchema, numberOfQuery } from '@/lib/contract/primitives';
import { DEFAULT_REGION, REGIONS } from '@/lib/config/regions';

const MAX_FILTERS = 8;
const MAX_SORTS = 4;
const FIELD = /^[A-Za-z][\w]{0,63}$/;
const FILTER_KEY = /^filters((?:\[[A-Za-z]\w{0,63}\]){1,4})\[\$(eq|ne|in|contains)\](?:\[\d{1,3}\])?$/;

type FilterOperator = 'eq' | 'ne' | 'in' | 'contains';
export interface DocumentFilter {
  /** Field, or a path into a component. */
  path: string[];
  operator: FilterOperator;
  values: string[];
}
export interface DocumentQuery {
  locale: z.infer<typeof localeSchema>;
  wantsDrafts: boolean;
  filters: DocumentFilter[];
  sort: { field: string; direction: 'asc' | 'desc' }[];
  page: number;
  pageSize: number;
}

const paging = z.object({
  locale: z._default(localeSchema, REGIONS[DEFAULT_REGION].defaultLocale),
  status: z._default(z.enum(['published', 'draft']), 'published'),
  'pagination[page]': z._default(numberOfQuery(1, 100_000), 1),
  'pagination[pageSize]': z._default(numberOfQuery(1, 200), 25),
});

/** `withCount` has no effect: the count is always included. */
const PAGING_KEYS = ['pagination[page]', 'pagination[pageSize]', 'pagination[withCount]'];

/** Strapi's query language, as far as the sites use it; an unsupported query is refused rather than ignored. */
export function parseDocumentQuery(raw: Record<string, unknown>): DocumentQuery | null {
  const parsed = z.safeParse(paging, raw);
  const isOtherPaging = Object.keys(raw).some((key) => key.startsWith('pagination') && !PAGING_KEYS.includes(key));
  const filters = readFilters(raw);
  const sort = readSort(raw);
  if (!parsed.success || isOtherPaging || !filters || !sort) return null;
  return {
    locale: parsed.data.locale,
    wantsDrafts: parsed.data.status === 'draft',
    page: parsed.data['pagination[page]'],
    pageSize: parsed.data['pagination[pageSize]'],
    filters,
    sort,
  };
}

function readFilters(raw: Record<string, unknown>): DocumentFilter[] | null {
  const byField = new Map<string, DocumentFilter>();
  for (const [key, value] of Object.entries(raw)) {
    if (!key.startsWith('filters')) continue;
    const [, fields, operator] = FILTER_KEY.exec(key) ?? [];
    if (!fields || !operator) return null;
    const values = [value].flat().map(String);
    const name = `${fields} ${operator}`;
    const known = byField.get(name);
    if (known) known.values.push(...values);
    else byField.set(name, { path: fields.slice(1, -1).split(']['), operator: operator as FilterOperator, values });
  }
  const filters = [...byField.values()];
  return filters.length > MAX_FILTERS || filters.some(({ values }) => values.length > 100) ? null : filters;
}

function readSort(raw: Record<string, unknown>): DocumentQuery['sort'] | null {
  const given = Object.entries(raw)
    .filter(([key]) => /^sort(\[\d\])?$/.test(key))
    .flatMap(([, value]) => [value].flat().flatMap((entry) => String(entry).split(',')));
  const sort = given.filter(Boolean).map((entry) => {
    const [field = '', direction = 'asc'] = entry.split(':');
    return { field, direction: direction.toLowerCase() };
  });
  const isUsable = (entry: { field: string; direction: string }): entry is DocumentQuery['sort'][number] =>
    FIELD.test(entry.field) && (entry.direction === 'asc' || entry.direction === 'desc');
  return sort.length <= MAX_SORTS && sort.every(isUsable) ? sort.filter(isUsable) : null;
}

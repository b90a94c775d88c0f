import type { Locale } from '@/lib/config/locales';
import { policy, type Policy, type PolicyClause } from '@/lib/contract/content/policy';
import type { SafeHtml } from '@/lib/safe-html';
import { contentHtml } from './content-html';
import { getDocument } from './get-document';

type ShownClause = Omit<PolicyClause, 'body'> & { body: SafeHtml };
export type ShownPolicy = Omit<Policy, 'clauses'> & { clauses: ShownClause[] };

export async function getPolicy(kind: 'privacy-policy' | 'terms-and-condition', locale: Locale): Promise<ShownPolicy> {
  const document = await getDocument(kind, locale, policy);
  return { ...document, clauses: document.clauses.map((clause) => ({ ...clause, body: contentHtml(clause.body, locale) })) };
}

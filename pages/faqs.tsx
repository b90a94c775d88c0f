import { Seo } from '@/components/layout/seo';
import { JsonLd } from '@/components/ui/layout/json-ld';
import type { FaqPage } from '@/lib/contract/content/faq';
import { faqPageData } from '@/lib/domain/content/structured-data';
import { getFaqPage, getFaqs, getResponse, type ShownFaq } from '@/services/content/get-pages';
import { scriptPairs } from '@/services/content/load-texts';
import { staticPage } from '@/services/content/static-page';
import { FaqsView } from '@/components/faqs/faqs-view';

interface Props {
  page: FaqPage;
  faqs: ShownFaq[];
  pairs: string;
  response: string;
}

export default function FaqsPage({ page, faqs, pairs, response }: Props) {
  return (
    <>
      <Seo {...page.seo} route="faqs" />
      <FaqsView page={page} faqs={faqs} scriptPairs={pairs} response={response} />
      {faqs.length > 0 ? <JsonLd data={typeof window === 'undefined' ? faqPageData(faqs) : null} /> : null}
    </>
  );
}

export const getStaticProps = staticPage<Props>({
  route: 'faqs',
  namespaces: ['faqs'],
  load: async ({ locale }) => {
    const [page, faqs, response] = await Promise.all([getFaqPage(locale), getFaqs(locale), getResponse(locale)]);
    return { page, faqs, pairs: scriptPairs(locale, faqs), response };
  },
});

import { Seo } from '@/components/layout/seo';
import { JsonLd } from '@/components/ui/layout/json-ld';
import type { FaqPage } from '@/lib/contract/content/faq';
import { faqPageData } from '@/lib/domain/content/structured-data';
import { getFaqPage, getFaqs, getResponse, type ShownFaq } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';
import { FaqsView } from '@/components/faqs/faqs-view';

interface Props {
  page: FaqPage;
  faqs: ShownFaq[];
  response: string;
}

export default function FaqsPage({ page, faqs, response }: Props) {
  return (
    <>
      <Seo {...page.seo} route="faqs" />
      <FaqsView page={page} faqs={faqs} response={response} />
      {faqs.length > 0 ? <JsonLd data={typeof window === 'undefined' ? faqPageData(faqs) : null} /> : null}
    </>
  );
}

export const getStaticProps = staticPage<Props>({
  route: 'faqs',
  namespaces: ['faqs'],
  load: async ({ locale }) => {
    const [page, faqs, response] = await Promise.all([getFaqPage(locale), getFaqs(locale), getResponse(locale)]);
    return { page, faqs, response };
  },
});

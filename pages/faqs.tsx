import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { JsonLd } from '@/components/ui/json-ld';
import { faqPageData } from '@/lib/domain/content/structured-data';
import { getFaqs, type ShownFaq } from '@/services/content/get-faqs';
import { getResponse } from '@/services/content/get-response';
import { staticPage } from '@/services/content/static-page';

const FaqsView = dynamic(() => import('@/components/faqs/faqs-view').then((part) => part.FaqsView));

interface Props {
  faqs: ShownFaq[];
  response: string;
}

export default function FaqsPage({ faqs, response }: Props) {
  const { t } = useTranslation('faqs');
  return (
    <>
      <Seo title={t('title')} description={t('description')} route="faqs" />
      {faqs.length > 0 ? <JsonLd data={typeof window === 'undefined' ? faqPageData(faqs) : null} /> : null}
      <FaqsView faqs={faqs} response={response} />
    </>
  );
}

export const getStaticProps = staticPage<Props>({
  route: 'faqs',
  namespaces: ['faqs'],
  load: async ({ locale }) => {
    const [faqs, response] = await Promise.all([getFaqs(locale), getResponse(locale)]);
    return { faqs, response };
  },
});

import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { PaymentMethodView } from '@/components/billing/payment-method-view';

export default function PaymentMethodPage() {
  const { t } = useTranslation('billing');
  return (
    <>
      <Seo route="paymentMethod" title={t('seo.cards.title')} description={t('seo.cards.description')} />
      <PaymentMethodView />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'paymentMethod', namespaces: ['billing', 'payments', 'account', 'errors'] });

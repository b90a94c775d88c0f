import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Seo } from '@/components/layout/seo';
import { loadPricing } from '@/components/pricing/load-pricing';
import type { PricingProps } from '@/components/pricing/pricing-props';
import { Container } from '@/components/ui/layout/section';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { Stack } from '@/components/ui/layout/stack';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import { WebviewFrame, WebviewIndex } from '@/components/webview/webview-frame';
import { ROUTES, SERVICE_TYPES, type ServiceType } from '@/lib/config/routes';
import type { FaqPage } from '@/lib/contract/content/faq';
import { WEBVIEW_PAGES, type WebviewPage, webviewPageOf } from '@/components/webview/model/webview-pages';
import { getFaqPage, getFaqs, getPolicy, getResponse, type ShownFaq, type ShownPolicy } from '@/services/content/get-pages';
import { staticPage } from '@/services/content/static-page';

/** The content the address requests; `unknown` before hydration, because the document is the same for every query. */
type WebviewContent = { status: 'unknown' } | { status: 'index' } | { status: 'page'; page: WebviewPage };

function webviewContentOf(isReady: boolean, query: string | string[] | undefined): WebviewContent {
  if (!isReady) return { status: 'unknown' };
  const page = webviewPageOf([query ?? []].flat()[0]);
  return page ? { status: 'page', page } : { status: 'index' };
}

/** The service tab of the price page; default: the first. */
function serviceTypeOf(query: string | string[] | undefined): ServiceType {
  const [asked] = [query ?? []].flat();
  return SERVICE_TYPES.find((type) => type === asked) ?? SERVICE_TYPES[0];
}

const PaymentMethodView = clientOnly(
  () => import('@/components/billing/payment-method-view').then((part) => part.PaymentMethodView),
  dynamicLoading(PageSkeleton),
);
const FaqsView = clientOnly(() => import('@/components/faqs/faqs-view').then((part) => part.FaqsView), dynamicLoading(PageSkeleton));
const PolicyView = clientOnly(
  () => import('@/components/policy/policy-view').then((part) => part.PolicyView),
  dynamicLoading(PageSkeleton),
);
const ConsignmentSection = clientOnly(
  () => import('@/components/consignment/consignment-section').then((part) => part.ConsignmentSection),
  dynamicLoading(PageSkeleton),
);
const PricingView = clientOnly(
  () => import('@/components/pricing/pricing-view').then((part) => part.PricingView),
  dynamicLoading(PageSkeleton),
);

interface Props {
  faqPage: FaqPage;
  faqs: ShownFaq[];
  response: string;
  terms: ShownPolicy;
  privacy: ShownPolicy;
  /** One per service. */
  pricing: PricingProps[];
}

/** All allowed pages in one document: it is the same for every visitor and query, and the app needs no further requests. */
export default function WebviewRoute(props: Props) {
  const { t } = useTranslation(['webview', 'layout']);
  const { isReady, query } = useRouter();
  const isHydrated = useIsHydrated();
  const content = webviewContentOf(isReady && isHydrated, query.page);
  const page = content.status === 'page' ? content.page : null;
  const title = page ? t(`webview:page.${page}.title`) : t('webview:seo.title');

  const index = <WebviewIndex pages={WEBVIEW_PAGES} />;
  return (
    <>
      {/* viewport-fit=cover, because only then do the safe-area insets have a size. */}
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <Seo route="webview" title={title} description={t('webview:seo.description')} />
      <WebviewFrame page={page} isSettled={content.status !== 'unknown'}>
        {content.status === 'unknown' ? (
          <>
            <LoadingRegion>
              <PageSkeleton />
            </LoadingRegion>
            <noscript>{index}</noscript>
          </>
        ) : null}
        {content.status === 'index' ? index : null}
        {page ? show(page) : null}
      </WebviewFrame>
    </>
  );

  function show(shown: WebviewPage) {
    switch (shown) {
      case 'faqs':
        return <FaqsView page={props.faqPage} faqs={props.faqs} response={props.response} />;
      case 'terms':
        return <PolicyView policy={props.terms} sibling={{ path: ROUTES.privacyPolicy.path, title: t('layout:privacyPolicy') }} />;
      case 'privacy':
        return (
          <PolicyView policy={props.privacy} sibling={{ path: ROUTES.termsAndCondition.path, title: t('layout:termsAndCondition') }} />
        );
      case 'pricing': {
        const type = serviceTypeOf(query.type);
        const pricing = props.pricing.find((candidate) => candidate.type === type);
        return pricing ? (
          <PricingView
            key={type}
            {...pricing}
            consignment={type === 'sell' ? <ConsignmentSection termsVersion={pricing.termsVersion} /> : null}
          />
        ) : (
          index
        );
      }
      case 'payment-method':
        return <PaymentMethodView />;
    }
  }
}

function PageSkeleton() {
  return (
    <Container style={{ paddingBlock: 'var(--space-7)' }}>
      <Stack $gap={5}>
        <Skeleton $width="min(20rem, 70%)" $height="2.5rem" />
        <Skeleton $width="min(38rem, 100%)" $height="4rem" />
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} $height="3.5rem" />
        ))}
      </Stack>
    </Container>
  );
}

export const getStaticProps = staticPage({
  route: 'webview',
  namespaces: ['webview', 'faqs', 'policy', 'pricing', 'billing', 'payments', 'account', 'errors'],
  load: async (context) => {
    const pricing = await Promise.all(SERVICE_TYPES.map((type) => loadPricing({ ...context, params: { type } })));
    const [faqPage, faqs, response, terms, privacy] = await Promise.all([
      getFaqPage(context.locale),
      getFaqs(context.locale),
      getResponse(context.locale),
      getPolicy('terms-and-condition', context.locale),
      getPolicy('privacy-policy', context.locale),
    ]);
    return {
      faqPage,
      faqs,
      response,
      terms,
      privacy,
      pricing: pricing.filter((one) => one !== null),
    };
  },
});

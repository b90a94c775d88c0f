import { useTranslation } from 'next-i18next/pages';
import { MemberArea } from '@/components/auth/member-area';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';
import { SalesSkeleton } from './sales-skeleton';

const SalesRoom = clientOnly(
  () => import('./sales-room').then((part) => part.SalesRoom),
  dynamicLoading(() => (
    <LoadingRegion>
      <SalesSkeleton />
    </LoadingRegion>
  )),
);

function Page({ children }: { children: Elements }) {
  const { t } = useTranslation('sales');
  return (
    <Container style={{ display: 'grid', gap: 'var(--space-6)', paddingBlock: 'clamp(1.5rem, 4vw, 3.5rem) var(--section)' }}>
      <header style={{ display: 'grid', gap: 'var(--space-3)' }}>
        <Heading level={1}>{t('title')}</Heading>
        <Lead>{t('lead')}</Lead>
      </header>
      {children}
    </Container>
  );
}

/** /sales: a static page; a member's sales load in the browser. */
export function SalesView() {
  return (
    <MemberArea
      skeleton={
        <Page>
          <SalesSkeleton />
        </Page>
      }
    >
      {({ id }) => (
        <Page>
          <SalesRoom key={id} />
        </Page>
      )}
    </MemberArea>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { MemberArea } from '@/components/auth/member-area';
import { clientOnly, dynamicLoading } from '@/components/ui/feedback/client-only';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';
import { PlanSkeleton } from './plan-skeleton';

const PlanRoom = clientOnly(
  () => import('./plan-room').then((part) => part.PlanRoom),
  dynamicLoading(() => (
    <LoadingRegion>
      <PlanSkeleton />
    </LoadingRegion>
  )),
);

function Page({ children }: { children: Elements }) {
  const { t } = useTranslation('plan');
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

/** /plan: a static page; a member's plan loads in the browser. */
export function PlanView() {
  return (
    <MemberArea
      skeleton={
        <Page>
          <PlanSkeleton />
        </Page>
      }
    >
      {({ id }) => (
        <Page>
          <PlanRoom key={id} />
        </Page>
      )}
    </MemberArea>
  );
}

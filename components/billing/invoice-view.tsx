import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useRouter } from 'next/router';
import type { RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { MemberArea } from '@/components/auth/member-area';
import { Container } from '@/components/ui/layout/section';
import { ArrowLeftIcon } from '@/components/ui/page-icons';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { LoadingRegion, skeletonLoading } from '@/components/ui/feedback/loading-region';
import { TextLink } from '@/components/ui/actions/text-link';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import type { Seller } from './load-sellers';
import { RowsSkeleton } from './rows-skeleton';

/** The id in `/billings/{id}`. All invoices share one static page, which reads the id in the browser; null until then. */
function useInvoiceId(): string | null {
  const { asPath, isReady } = useRouter();
  const isHydrated = useIsHydrated();
  if (!isHydrated || !isReady) return null;
  const [path = ''] = asPath.split(/[?#]/);
  const id = path.slice(ROUTES.billings.path.length + 1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // A malformed escape is not a valid id; let the server answer "not found".
  }
}

const InvoiceDetail = clientOnly(() => import('./invoice-detail').then((part) => part.InvoiceDetail), skeletonLoading(RowsSkeleton));

const Page = styled(Container)`
  padding-block: clamp(1rem, 3vw, 2.5rem) var(--section);
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    margin-bottom: var(--space-4);
  }
  @media print {
    padding-block: 0;
  }
`;

export function InvoiceView({ sellers }: { sellers: Record<RegionCode, Seller> }) {
  const { t } = useTranslation('billing');
  const id = useInvoiceId();
  return (
    <MemberArea
      skeleton={
        <Page>
          <RowsSkeleton />
        </Page>
      }
    >
      {() => (
        <Page>
          <TextLink isStandalone href={ROUTES.billings.path} data-print="hide">
            <ArrowLeftIcon size={18} />
            <span>{t('invoice.back')}</span>
          </TextLink>
          {id === null ? (
            <LoadingRegion>
              <RowsSkeleton />
            </LoadingRegion>
          ) : (
            <InvoiceDetail key={id} id={id} sellers={sellers} />
          )}
        </Page>
      )}
    </MemberArea>
  );
}

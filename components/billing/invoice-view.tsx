import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { MemberArea } from '@/components/auth/member-area';
import { dynamicLoading } from '@/components/ui/dynamic-loading';
import { Container } from '@/components/ui/container';
import { ArrowLeftIcon } from '@/components/ui/icons';
import { LoadingRegion } from '@/components/ui/loading-region';
import { TextLink } from '@/components/ui/text-link';
import { RowsSkeleton } from './billing-skeleton';
import type { Seller } from './load-sellers';
import { useInvoiceId } from './use-invoice-id';

const InvoiceDetail = dynamic(() => import('./invoice-detail').then((part) => part.InvoiceDetail), {
  ssr: false,
  loading: dynamicLoading(() => (
    <LoadingRegion>
      <RowsSkeleton />
    </LoadingRegion>
  )),
});

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

import { useMemo, useState, useSyncExternalStore } from 'react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { arrivingItems } from '@/lib/domain/consignment/arriving-items';
import { PIECES_LIMITS } from '@/lib/domain/consignment/piece';
import { draftKey } from '@/lib/browser/drafts';
import { readStored } from '@/lib/browser/storage';
import { DynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { HeadingColumns } from '@/components/ui/layout/heading-columns';
import { Button } from '@/components/ui/actions/button';
import { Container } from '@/components/ui/layout/container';
import { Heading } from '@/components/ui/text/heading';
import { Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** Nothing of the flow is in the page's first load. */
const ConsignmentFlow = dynamic(() => import('./consignment-flow').then((part) => part.ConsignmentFlow), {
  ssr: false,
  loading: DynamicLoading,
});

const Frame = styled(Section)`
  scroll-margin-top: var(--header-height);
  /* Closed, it shares one gap with the section below; open, it has the page to itself. */
  &:not([data-open]) {
    padding-bottom: 0;
  }
  div:has(> &[data-open]) ~ * {
    display: none;
  }
`;
const never = () => () => undefined;

/** The start of a consignment; the check opens in place on request. An existing draft is not opened automatically. */
export function ConsignmentSection({ termsVersion }: { termsVersion: string }) {
  const { t } = useTranslation('pricing');
  const { region } = useLocale();
  const { asPath } = useRouter();
  const [isAsked, setIsOpen] = useState(false);
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const arriving = useMemo(() => arrivingItems(search), [search]);
  // The calculator's counter and the page's last button lead straight into the check.
  const isLinked = useIsHydrated() && asPath.endsWith('#consignment');
  const isOpen = isAsked || isLinked || arriving.length > 0;
  // The static page knows no draft, so the first render must not show one.
  const hasDraft = useSyncExternalStore(
    never,
    () => readStored(draftKey(`consignment.${region.code}`)) !== null,
    () => false,
  );
  const heading = (
    <Heading level={2} id="consignment-heading">
      {t('consign.title')}
    </Heading>
  );
  return (
    <Frame id="consignment" data-open={isOpen || undefined} aria-labelledby="consignment-heading">
      {isOpen ? (
        <Container $width="narrow">
          <Stack $gap={4}>
            {heading}
            <ConsignmentFlow termsVersion={termsVersion} arriving={arriving} />
          </Stack>
        </Container>
      ) : (
        <Container>
          <HeadingColumns>
            {heading}
            <Stack $gap={4} $align="start">
              <Text $tone="soft">{t('consign.body', PIECES_LIMITS)}</Text>
              <Button onClick={() => setIsOpen(true)}>{t(hasDraft ? 'consign.resume' : 'consign.action')}</Button>
            </Stack>
          </HeadingColumns>
        </Container>
      )}
    </Frame>
  );
}

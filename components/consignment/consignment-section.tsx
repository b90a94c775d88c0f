import { useEffect, useMemo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { PIECES_LIMITS, PIECES_MAXIMUM } from '@/lib/domain/consignment/piece';
import { draftKey } from '@/lib/browser/drafts';
import { readStored } from '@/lib/browser/storage';
import { clientOnly, FlowLoading } from '@/components/ui/feedback/client-only';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { Container, HeadingColumns, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useBrowserValue } from '@/components/ui/hooks/use-is-hydrated';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useConsignmentSteps } from './use-consignment-steps';

/** Query key with which the wardrobe passes pieces to be sold. */
const ARRIVING_ITEMS = 'items';

/** @param search of the address */
export function arrivingItems(search: string): string[] {
  const ids = (new URLSearchParams(search).get(ARRIVING_ITEMS) ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id));
  return [...new Set(ids)].slice(0, PIECES_MAXIMUM);
}

/** Nothing of the flow is in the page's first load. */
const ConsignmentFlow = clientOnly(() => import('./consignment-flow').then((part) => part.ConsignmentFlow), FlowLoading);

const Frame = styled(Section)`
  scroll-margin-top: var(--header-height);
  /* Closed, it shares one gap with the section below; open, it has the page to itself. */
  &:not([data-open]) {
    padding-bottom: 0;
  }
  &[data-open] ~ * {
    display: none;
  }
`;

/** The start of a consignment; its steps open in place. A draft goes on at its first open step, on request. */
export function ConsignmentSection({ termsVersion }: { termsVersion: string }) {
  const { t } = useTranslation('pricing');
  const { region } = useLocale();
  const { asked, goTo } = useConsignmentSteps();
  const search = useBrowserValue(() => location.search, '');
  const arriving = useMemo(() => arrivingItems(search), [search]);
  const isArriving = arriving.length > 0 && asked === null;
  const isOpen = asked !== null || isArriving;
  useEffect(() => {
    if (isArriving) goTo('sell-check', 'replace', { items: arriving.join(',') });
  }, [isArriving, arriving, goTo]);
  // The static page knows no draft, so the first render must not show one.
  const hasDraft = useBrowserValue(() => readStored(draftKey(`consignment.${region.code}`)) !== null, false);
  const heading = (
    <Heading level={2} id="consignment-heading">
      {t(asked !== null && asked !== 'sell-check' ? 'consign.flow' : 'consign.title')}
    </Heading>
  );
  return (
    <Frame id="consignment" data-flow data-open={isOpen || undefined} aria-labelledby="consignment-heading">
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
              <Button onClick={() => goTo(hasDraft ? 'sell-review' : 'sell-check')}>
                {t(hasDraft ? 'consign.resume' : 'consign.action')}
              </Button>
            </Stack>
          </HeadingColumns>
        </Container>
      )}
    </Frame>
  );
}

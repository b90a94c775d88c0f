import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { formatNumber } from '@/lib/format-number';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Heading } from '@/components/ui/heading';
import { BoxIcon, HangerIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/media';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';
import { AddPieces } from './add-pieces';
import { ExportButton } from './export-button';
import type { SummaryQuery } from './summary-query';

const Root = styled.header`
  display: grid;
  /* As wide as the window, however long a name without a blank is. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
  & > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
  }
  & > div + div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  /* Not the drawer that stands among them. */
  ${media.belowMd} {
    & > div + div > :is(a, button) {
      flex: 1 1 auto;
      padding-inline: 0.625rem;
    }
    & > div + div > :is(a, button) > svg {
      display: none;
    }
  }
`;

interface Props {
  firstName: string | undefined;
  itemCount: number;
  /** Null: it is not offered. */
  summary: SummaryQuery | null;
  inBasket: number;
  onOpenBasket: () => void;
}

export function RoomHead({ firstName, itemCount, summary, inBasket, onOpenBasket }: Props) {
  const { t } = useTranslation(['items', 'account']);
  const { localeTag } = useLocale();
  return (
    <Root>
      <div>
        <Text $tone="muted" $size="sm">
          {`${firstName ? `${t('account:items.greeting', { name: firstName })} · ` : ''}${t('items:head.count', { count: itemCount, number: formatNumber(itemCount, localeTag) })}`}
        </Text>
        <Heading level={1}>{t('account:items.title')}</Heading>
      </div>
      <div>
        <AddPieces summary={summary} look="head" />
        <ButtonLink href={ROUTES.outfit.path} variant="neutral" size="small">
          <HangerIcon size={18} />
          <span>{t('items:head.outfits')}</span>
        </ButtonLink>
        <ExportButton />
        {inBasket > 0 ? (
          <Button size="small" onClick={onOpenBasket} aria-haspopup="dialog">
            <BoxIcon size={18} />
            <span>{t('items:head.basket', { count: inBasket })}</span>
          </Button>
        ) : null}
      </div>
    </Root>
  );
}

import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useState } from 'react';
import { formatNumber } from '@/lib/text/format-number';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { DownloadIcon } from '@/components/ui/page-icons';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { AddOwnPieces, AddPieces } from '@/components/wardrobe/basket/add-pieces';
import type { SummaryQuery } from '@/services/wardrobe/items';
import { DOT } from '@/lib/text/join-words';

const CopyDialog = clientOnly(() => import('./copy-dialog').then((part) => part.CopyDialog));

/** A copy of everything, or an inventory; how either is made loads on press. */
function ExportButton() {
  const { t } = useTranslation('items');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="neutral" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <DownloadIcon size={18} />
        <span>{t('export.action')}</span>
      </Button>
      {isOpen ? <CopyDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const Root = styled.header`
  display: grid;
  /* As wide as the window, however long a name without a blank is. */
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-3);
  & > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
  }
  & > div + div {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--space-2);
  }
  /* One line beside three buttons on a tablet, too. */
  ${media.md} {
    & > div + div > :is(a, button) > small {
      display: none;
    }
    && h1 {
      font-size: clamp(2rem, 4vw, var(--text-h1));
    }
  }
  /* The clothes are what one came for: a small title in one line, and signs with a short word beside it. */
  ${media.belowMd} {
    align-items: center;
    & > div:first-child {
      gap: 0;
    }
    & > div:first-child > p {
      order: 1;
      font-size: var(--text-xs);
    }
    && h1 {
      font-size: 1.3125rem;
    }
    & [data-greeting] {
      display: none;
    }
    && > div + div > :is(a, button) {
      flex-direction: column;
      gap: 0;
      padding: 0.25rem 0.375rem;
      min-width: var(--target);
      font-size: 0.6875rem;
      line-height: 1.3;
      & > small {
        font-size: inherit;
      }
    }
    & > div + div > :is(a, button) [data-words] {
      ${visuallyHidden}
    }
  }
`;

interface Props {
  firstName: string | undefined;
  itemCount: number;
  /** How many of them are only at home, as far as they are loaded. */
  ownCount: number;
  /** Null: not available from this provider. */
  summary: SummaryQuery | null;
}

export function RoomHead({ firstName, itemCount, ownCount, summary }: Props) {
  const { t } = useTranslation(['items', 'account']);
  const { localeTag } = useLocale();
  return (
    <Root>
      <div>
        <Text $tone="muted" $size="sm">
          {firstName ? <span data-greeting>{`${t('account:items.greeting', { name: firstName })}${DOT}`}</span> : null}
          <span>
            {`${t('items:head.count', { count: itemCount - ownCount, number: formatNumber(itemCount - ownCount, localeTag) })}${ownCount > 0 ? `${DOT}${t('items:head.own', { number: formatNumber(ownCount, localeTag) })}` : ''}`}
          </span>
        </Text>
        <Heading level={1}>{t('account:items.title')}</Heading>
      </div>
      <div>
        <AddPieces summary={summary} look="head" />
        {summary ? <AddOwnPieces look="head" /> : null}
        <ExportButton />
      </div>
    </Root>
  );
}

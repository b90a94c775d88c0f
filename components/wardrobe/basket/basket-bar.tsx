import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RegionCode } from '@/lib/config/regions';
import { BoxIcon } from '@/components/ui/member-icons';
import { Price } from '@/components/ui/text/price';
import { media } from '@/components/ui/theme/media';
import { type BasketDraft, useBasketQuote } from './use-basket';

/** Over everything that scrolls, above the member's bar; on wide windows in the corner. */
const Root = styled.div`
  position: fixed;
  z-index: var(--z-sticky);
  inset: auto 0 var(--member-bar, 0px);
  border-top: 1px solid var(--line);
  background: var(--surface);
  padding: var(--space-2) var(--gutter);
  & > button {
    --focus: var(--ink);
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    min-height: 3rem;
    padding-inline: var(--space-4);
    border-radius: var(--radius-sm);
    background: var(--red);
    color: var(--on-red);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  & > button > strong {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  ${media.hover} {
    & > button:hover {
      background: var(--red-strong);
    }
  }
  ${media.lg} {
    inset: auto max(var(--gutter), calc((100vw - var(--container)) / 2)) var(--space-4) auto;
    padding: 0;
    border: 0;
    border-radius: var(--radius-sm);
    box-shadow: var(--shadow-3);
    & > button {
      min-width: 16rem;
    }
  }
  @media (forced-colors: active) {
    & > button {
      border: 1px solid ButtonText;
    }
  }
  /* What the page says stands above it. */
  html:has(&) section[popover] {
    bottom: calc(var(--member-bar, 0px) + 4.5rem);
  }
`;

interface Props {
  draft: BasketDraft;
  country: RegionCode;
  onOpen: () => void;
}

/** How many pieces are in the basket, and the total. */
export function BasketBar({ draft, country, onOpen }: Props) {
  const { t } = useTranslation('items');
  const { current } = useBasketQuote(draft, country);
  return (
    <Root data-print="hide" data-basket-bar>
      <button type="button" onClick={onOpen} aria-haspopup="dialog">
        <BoxIcon size={18} />
        <span>{t('head.basket', { count: draft.basket.lines.length })}</span>
        {current ? (
          <strong>
            <Price money={{ amount: current.total, currency: current.currency }} />
          </strong>
        ) : null}
      </button>
    </Root>
  );
}

import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { placeOf, type Place } from '@/lib/domain/wardrobe/item-states';
import { formatDate } from '@/lib/dates';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DOT } from '@/lib/text/join-words';

const DOTS: Record<Place | 'open', string> = {
  stored: 'var(--success)',
  'in-transit': 'var(--info)',
  'at-home': 'var(--line-strong)',
  listed: 'var(--red)',
  gone: 'var(--muted)',
  open: 'var(--warning)',
};

const Root = styled.span`
  && {
    display: flex;
    align-items: baseline;
  }
  white-space: nowrap;
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The day is what one looks for: the words before it give way. */
  & > span + span {
    flex: none;
    white-space: pre;
  }
  font-size: var(--text-xs);
  line-height: 1.4;
  color: var(--ink-soft);
  & > i {
    flex: none;
    width: 0.4375rem;
    height: 0.4375rem;
    margin-inline-end: 0.4375rem;
    border-radius: 50%;
    translate: 0 -0.0625rem;
  }
  @media (forced-colors: active) {
    & > i {
      border: 1px solid CanvasText;
    }
  }
`;

/** The state of a piece; an open request comes first. */
export function ItemStateText({ item }: { item: Pick<WardrobeItem, 'state' | 'openRequest' | 'plan'> }) {
  const { t } = useTranslation('items');
  const { localeTag, region } = useLocale();
  const { openRequest, state, plan } = item;
  const date = openRequest?.date ? formatDate(openRequest.date, { localeTag, timeZone: region.timeZone }, 'short') : null;
  return (
    <Root data-state={openRequest?.action ?? state}>
      <i style={{ background: DOTS[openRequest ? 'open' : placeOf(state)] }} aria-hidden="true" />
      <span>
        {openRequest
          ? t(date ? `openOn.${openRequest.action}` : `open.${openRequest.action}`)
          : plan === 'own'
            ? t('plan.own')
            : t(`state.${state}`)}
      </span>
      {date ? <span>{`${DOT}${date}`}</span> : null}
    </Root>
  );
}

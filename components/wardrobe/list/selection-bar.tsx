import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import { REQUEST_ACTIONS } from '@/lib/contract/wardrobe-names';
import { allowedActions } from '@/lib/domain/wardrobe/item-basket';
import { formatNumber } from '@/lib/text/format-number';
import { Button } from '@/components/ui/actions/button';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { BoxIcon, HeartIcon, ScissorsIcon, TagIcon, TruckIcon } from '@/components/ui/member-icons';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DOT } from '@/lib/text/join-words';

const ICONS: Record<RequestAction, typeof BoxIcon> = {
  deliver: TruckIcon,
  collect: BoxIcon,
  care: ScissorsIcon,
  sell: TagIcon,
  donate: HeartIcon,
};

function ActionIcon({ action }: { action: RequestAction }) {
  const Icon = ICONS[action];
  return <Icon size={18} />;
}

const Root = styled.section`
  display: grid;
  gap: var(--space-2);
  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  /* However many lines the words take, the way out stays in its corner. */
  & > div:first-child {
    flex-wrap: wrap;
    position: relative;
    min-height: var(--target);
    padding-inline-end: var(--target);
  }
  & > div:first-child > p {
    flex: none;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  & > div:first-child > button:last-child {
    position: absolute;
    inset: 0 0 auto auto;
  }
  & > div + div {
    overflow-x: auto;
    scrollbar-width: none;
    padding: 0.1875rem;
    margin: -0.1875rem;
  }
  & > div + div > * {
    flex: none;
  }
  & > div:first-child > * {
    white-space: nowrap;
  }
  /* Narrow windows have room for the words or for the signs. */
  ${media.belowLg} {
    & > div + div {
      gap: 0.375rem;
    }
    & > div + div svg {
      display: none;
    }
  }
  /* It stands in the room at the window's foot: without this, the focus would scroll the page until the bar leaves it. */
  & button {
    scroll-margin-bottom: calc(-1 * var(--foot-room));
  }
  &[data-empty] {
    position: absolute;
  }
  &:not([data-empty]) {
    position: sticky;
    bottom: var(--member-bar, 0px);
    z-index: var(--z-header);
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-3) var(--gutter);
    border-top: 1px solid var(--line);
    background: var(--surface);
    box-shadow: var(--shadow-3);
    html:has(&) section[popover] {
      bottom: calc(var(--member-bar, 0px) + 8.5rem);
    }
    ${media.md} {
      margin-inline: 0;
      bottom: calc(var(--member-bar, 0px) + var(--space-4));
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
      border: 1px solid var(--line);
      border-radius: var(--radius-lg);
    }
  }
`;

interface Props {
  /** Selected pieces that are still in the wardrobe; the bar is invisible without any. */
  selected: readonly WardrobeItem[];
  shownCount: number;
  /** Selected ones that the search or the filters hide: the actions take them along. */
  hiddenCount: number;
  onSelectAll: () => void;
  onClear: () => void;
  onAction: (action: RequestAction) => void;
}

/**
 * Bulk actions, each with the number of pieces it applies to. Mounted before anything is selected (without role, style or size), so that
 * screen readers announce the first count too.
 */
export function SelectionBar({ selected, shownCount, hiddenCount, onSelectAll, onClear, onAction }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const counted = (count: number) => ({ count, number: formatNumber(count, localeTag) });
  const isEmpty = selected.length === 0;
  const count = t('select.count', counted(selected.length));
  const possible = REQUEST_ACTIONS.map((action) => ({
    action,
    count: selected.filter((item) => allowedActions(item).includes(action)).length,
  })).filter(({ count }) => count > 0);
  return (
    <Root aria-label={isEmpty ? undefined : t('select.bar')} data-empty={isEmpty || undefined} data-print="hide">
      <div>
        <StatusRegion as="p">
          {isEmpty ? null : hiddenCount > 0 ? `${count}${DOT}${t('select.hidden', counted(hiddenCount))}` : count}
        </StatusRegion>
        {isEmpty || selected.length - hiddenCount >= shownCount ? null : (
          <TextButton onClick={onSelectAll}>{t('select.all', counted(shownCount))}</TextButton>
        )}
        {isEmpty ? null : <IconButton label={t('select.clear')} icon={<CloseIcon />} onClick={onClear} />}
      </div>
      {isEmpty ? null : (
        <div>
          {possible.length === 0 ? <p>{t('select.nothing')}</p> : null}
          {possible.map(({ action, count }) => (
            <Button key={action} variant="neutral" size="small" onClick={() => onAction(action)}>
              <ActionIcon action={action} />
              <span>{`${t(`action.${action}`)}${count < selected.length ? `${DOT}${counted(count).number}` : ''}`}</span>
            </Button>
          ))}
        </div>
      )}
    </Root>
  );
}

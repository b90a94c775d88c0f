import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { coverLimits } from '@/lib/domain/pricing/price-list';
import { withRemark } from '@/lib/text/join-words';
import { personName } from '@/lib/text/names';
import { useDistrictName, useSlotLine } from '@/components/booking/use-visit-place';
import { EmailText } from '@/components/ui/text/email-text';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { usePricingStore } from '@/stores/pricing-store';
import { contactLine } from '@/lib/domain/shared/phone-codes';
import { useUserStore } from '@/stores/user-store';
import type { PackageTitles } from '../pricing-props';
import { useMoney } from '../use-money';
import type { Order } from './use-order';

const Root = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem var(--space-4);
    align-items: baseline;
    padding-block: 0.75rem;
    border-bottom: 1px solid var(--line);
  }
  & > div:last-child {
    border-bottom: 0;
  }
  & dt {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  /* The answer has the whole line, below its name and its button. */
  & dd {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & dd + dd {
    grid-area: 1 / 2;
    margin-block: -0.75rem;
  }
`;

/** What is paid at most for a piece of each package in the order. */
function useCoverLines({ quote, lists }: Order, packageTitles: PackageTitles): string[] {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  if (!quote) return [];
  const { packages } = quote;
  return coverLimits(packages, lists.priceList).map(({ package: name, limit }) => {
    const amount = money(limit);
    const title = name === 'x' ? t(`compare.${packages.x.xType}`) : packageTitles[name];
    return t('cover.line', {
      name: title,
      limit: name === 'lite' ? t('compare.coverBag', { amount }) : t('compare.coverPiece', { amount }),
    });
  });
}

/** The answers, each with a Change link. */
export function ReviewAnswers({ order, packageTitles }: { order: Order; packageTitles: PackageTitles }) {
  const { t } = useTranslation(['order', 'booking', 'common']);
  const { locale, localeTag, region } = useLocale();
  const booking = usePricingStore((state) => state.bookCollection);
  const user = useUserStore((state) => state.user);
  const nameOf = useDistrictName(order.lists.districts);
  const slotLine = useSlotLine();
  const { account } = order.draft;
  const person = user ?? account;
  const { goTo } = order;
  const cover = useCoverLines(order, packageTitles);
  const row = (name: 'cover' | 'who' | 'when' | 'where' | 'contact' | 'note', value: ReactNode, onChange: (() => void) | null) => (
    <div key={name}>
      <dt>{t(`order:review.${name}`)}</dt>
      <dd dir="auto">{value}</dd>
      {onChange ? (
        <dd>
          <TextButton onClick={onChange} aria-label={t('order:review.change', { what: t(`order:review.${name}`) })}>
            {t('common:action.change')}
          </TextButton>
        </dd>
      ) : null}
    </div>
  );
  const { date, address, contact, note } = booking;
  return (
    <Root>
      {row(
        'who',
        <>
          <span>{personName(person)}</span>
          <br />
          <EmailText address={person.email} />
        </>,
        order.facts.isMember
          ? null
          : () => {
              order.draft.setPassword('');
              goTo('who');
            },
      )}
      {row('when', date.date ? withRemark(localeTag, slotLine(date), t(`booking:zone.${region.code}`)) : '', () => goTo('when'))}
      {row('where', addressLine(address, region.code, nameOf(address.district)), () => goTo('where'))}
      {row('contact', contactLine(locale, contact), () => goTo('where'))}
      {row(
        'note',
        [note.moreItems ? t('booking:field.moreItems') : '', note.specialNote].filter(Boolean).join('\n') || t('order:review.noNote'),
        () => goTo('where'),
      )}
      {cover.length > 0 ? row('cover', cover.join('\n'), null) : null}
    </Root>
  );
}

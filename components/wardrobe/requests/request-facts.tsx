import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ItemRequest } from '@/lib/contract/item-requests';
import { REQUEST_ACTIONS } from '@/lib/contract/wardrobe-names';
import { formatNumber } from '@/lib/text/format-number';
import { itemsQuery } from '@/services/wardrobe/items';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { Price } from '@/components/ui/text/price';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
  & > section {
    display: grid;
    gap: var(--space-2);
  }
`;
const Lines = styled.ul`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    align-items: start;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & > li > :first-child {
    grid-row: 1 / span 3;
    width: 2.75rem;
    aspect-ratio: 4 / 5;
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
  & > li > strong {
    font-weight: 550;
  }
  & > li > small {
    grid-column: 2 / -1;
    color: var(--ink-soft);
    font-size: inherit;
    overflow-wrap: anywhere;
  }
`;

/** The request as confirmed: pieces with services and notes, trip fees, total. */
export function RequestFacts({ request }: { request: ItemRequest }) {
  const { t } = useTranslation(['items', 'booking']);
  const { locale } = useLocale();
  // The request has names in the member's language; loaded pieces are named in the page's language.
  const { data } = useQuery({ ...itemsQuery(locale), enabled: false });
  const { lines, extras, usedFreeDelivery, usedFreeRush, total, currency, status } = request;
  const nameOf = ({ itemId, itemName }: ItemRequest['lines'][number]) => data?.items.find(({ id }) => id === itemId)?.name ?? itemName;
  const price = (amount: number) => <Price money={{ amount, currency }} />;
  return (
    <Root>
      {REQUEST_ACTIONS.map((action) => {
        const own = lines.filter((line) => line.action === action);
        if (own.length === 0) return null;
        return (
          <section key={action} aria-labelledby={`request-${action}`}>
            <Heading level={3} look="label" id={`request-${action}`}>
              {t(`items:basket.group.${action}`, { count: own.length })}
            </Heading>
            <Lines>
              {own.map((line) => (
                <li key={line.itemId}>
                  <ItemPhoto image={line.picture} alt="" sizes="44px" />
                  <strong dir="auto">{nameOf(line)}</strong>
                  {line.price > 0 ? price(line.price) : <span>{t('items:basket.included')}</span>}
                  {line.service ? <small>{t(`items:service.${line.service}`)}</small> : null}
                  {line.note ? <small dir="auto">{line.note}</small> : null}
                  {line.status === status ? null : <small>{t(`items:request.status.${line.status}`)}</small>}
                </li>
              ))}
            </Lines>
          </section>
        );
      })}
      <DefinitionList
        entries={[
          ...extras.map((extra) => ({ term: t(`items:extra.${extra.extra}`), value: price(extra.price) })),
          ...(usedFreeDelivery ? [{ term: t('items:basket.freeDelivery'), value: price(0) }] : []),
          ...(usedFreeRush ? [{ term: t('items:basket.freeRush'), value: price(0) }] : []),
          { term: t('items:basket.total'), value: price(total), isTotal: true },
        ]}
      />
      <Text $size="sm" $tone="soft">
        {t(status === 'undone' ? 'items:request.notCharged' : total > 0 ? 'items:request.charged' : 'items:request.free')}
      </Text>
    </Root>
  );
}

const Row = styled.span`
  && {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-top: var(--space-2);
  }
  & > span {
    width: 2rem;
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
`;
/** A row of a phone. */
const SHOWN = 5;

interface Props {
  lines: readonly { itemId: string; picture: { name: string } }[];
}

/** The pieces that it is about, beside a date that says nothing of them. */
export function LinePictures({ lines }: Props) {
  const { localeTag } = useLocale();
  if (lines.length === 0) return null;
  return (
    <Row aria-hidden="true">
      {lines.slice(0, SHOWN).map(({ itemId, picture }) => (
        <span key={itemId}>
          <ItemPhoto image={picture} alt="" sizes="2rem" />
        </span>
      ))}
      {lines.length > SHOWN ? <small>{`+${formatNumber(lines.length - SHOWN, localeTag)}`}</small> : null}
    </Row>
  );
}

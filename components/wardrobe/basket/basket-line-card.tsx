import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Currency } from '@/lib/config/regions';
import type { RequestQuote } from '@/lib/contract/item-requests';
import type { CareService, WardrobeItem } from '@/lib/contract/wardrobe';
import { CARE_SERVICES } from '@/lib/contract/wardrobe-names';
import { careServicesOf, lacksWord, type BasketLine } from '@/lib/domain/wardrobe/item-basket';
import { TextField } from '@/components/ui/forms/field';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { LockIcon } from '@/components/ui/page-icons';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { Price } from '@/components/ui/text/price';
import { Select } from '@/components/ui/forms/select';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { BasketControl } from './use-basket';

const Root = styled.li`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: start;
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--line);
  & > :first-child {
    grid-row: 1 / span 3;
    width: 3.25rem;
    aspect-ratio: 4 / 5;
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
  & > i {
    display: grid;
    place-items: center;
    background: #cdb492;
    color: #3a2a1a;
  }
  & > strong {
    font-weight: 550;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & > span {
    grid-column: 2;
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  & > button {
    grid-column: 3;
    grid-row: 1;
    margin: -0.625rem -0.5rem 0 0;
  }
  & > div {
    grid-column: 2 / -1;
    display: grid;
    gap: var(--space-2);
  }
  & > [role='alert'] {
    grid-column: 2 / -1;
    color: var(--danger);
    font-size: var(--text-sm);
  }
`;

interface Props {
  line: BasketLine;
  /** Null: not loaded, or no longer in the wardrobe. */
  item: WardrobeItem | null;
  quoted: RequestQuote['lines'][number] | null;
  currency: Currency | null;
  basket: BasketControl;
  /** The basket was to be sent, but a word is missing. */
  isAsked: boolean;
}

/** Where the word about a piece is asked for. */
export const noteIdOf = (itemId: string) => `note-${itemId}`;

const NOTED = ['care', 'donate'];

export function BasketLineCard({ line, item, quoted, currency, basket, isAsked }: Props) {
  const { t } = useTranslation('items');
  const name = item?.name ?? t('basket.unknownItem');
  const noteLabel = line.action === 'care' ? 'basket.careNote' : 'basket.donateNote';
  const needsWord = lacksWord({ service: line.service });
  const isSealed = item?.category === 'sealed-bag';
  const suiting = item ? careServicesOf(item) : CARE_SERVICES;
  // A basket of earlier may hold another one: it stays, with its problem, until one that suits is chosen.
  const services = CARE_SERVICES.filter((service) => suiting.includes(service) || service === line.service);
  return (
    <Root>
      {item && !isSealed ? (
        <ItemPhoto image={item.picture} alt="" sizes="52px" />
      ) : (
        <i>
          <LockIcon size={16} />
        </i>
      )}
      <strong dir="auto">{name}</strong>
      <IconButton label={t('basket.remove', { name })} icon={<CloseIcon size={18} />} onClick={() => basket.remove(line.itemId)} />
      <span>
        {quoted === null || currency === null ? (
          <Skeleton $width="4rem" $height="1.2em" />
        ) : quoted.problem ? null : quoted.price === 0 ? (
          t(line.action === 'sell' ? 'basket.sellTerms' : 'basket.included')
        ) : (
          <Price money={{ amount: quoted.price, currency }} />
        )}
      </span>
      {quoted?.problem ? <p role="alert">{t(`basket.problem.${quoted.problem}`)}</p> : null}
      {NOTED.includes(line.action) ? (
        <div>
          {line.action === 'care' ? (
            <label>
              <VisuallyHidden>{t('basket.service', { name })}</VisuallyHidden>
              <Select
                value={line.service ?? CARE_SERVICES[0]}
                onChange={({ target }) => basket.changeLine(line.itemId, { service: target.value as CareService })}
                options={services.map((service) => ({ value: service, name: t(`service.${service}`) }))}
              />
            </label>
          ) : null}
          <TextField
            id={noteIdOf(line.itemId)}
            label={
              <>
                <span>{`${t(noteLabel)} `}</span>
                <VisuallyHidden>{t('basket.note', { name })}</VisuallyHidden>
              </>
            }
            hint={needsWord ? t('basket.wordHint') : undefined}
            necessity={needsWord ? 'required' : 'optional'}
            error={isAsked && lacksWord(line) ? t(line.service === 'repair' ? 'basket.wordRepair' : 'basket.wordAlteration') : null}
            value={line.note}
            maxLength={300}
            onChange={({ target }) => basket.changeLine(line.itemId, { note: target.value })}
          />
        </div>
      ) : null}
    </Root>
  );
}

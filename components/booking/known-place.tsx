import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { BookCollection } from '@/lib/contract/booking';
import { TextButton } from '@/components/ui/actions/text-link';
import { useVisitLocale, useVisitPlace } from './use-visit-place';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--text-sm);
  line-height: 1.5;
  & > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--ink-soft);
    font-size: inherit;
  }
`;

interface Props {
  booking: Pick<BookCollection, 'address' | 'contact'>;
  onChange: () => void;
}

/** Where the van comes and whom it calls, known from before: read at a glance, asked for only on a press. */
export function KnownPlace({ booking: { address, contact }, onChange }: Props) {
  const { t } = useTranslation('booking');
  const placeOf = useVisitPlace();
  const { region } = useVisitLocale();
  const { contactName, contactPhoneCode, contactPhone } = contact;
  return (
    <Root data-known-place>
      <p>
        <bdi>{placeOf(address, region.code)}</bdi>
        <br />
        <small>
          <bdi>{contactName}</bdi>
          <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>{` · +${contactPhoneCode.replace('+', '')} ${contactPhone}`}</bdi>
        </small>
      </p>
      <TextButton onClick={onChange} aria-label={t('known.changeOf')}>
        {t('known.change')}
      </TextButton>
    </Root>
  );
}

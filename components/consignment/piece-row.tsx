import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import {
  BRAND_MAX_LENGTH,
  CATEGORIES,
  CONDITIONS,
  isComplete,
  missingFields,
  type Photo,
  type Piece,
  type PieceField,
} from '@/lib/domain/consignment/piece';
import { Badge, type Tone } from '@/components/ui/feedback/badge';
import { TextField } from '@/components/ui/forms/field';
import { FieldRow } from '@/components/ui/forms/field-row';
import { media } from '@/components/ui/theme/media';
import { IconButton } from '@/components/ui/actions/icon-button';
import { TrashIcon } from '@/components/ui/member-icons';
import { SelectField } from '@/components/ui/forms/select';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Phrased } from '@/components/ui/text/text';
import { assess, type Verdict } from './model/estimate';
import { PiecePhotos } from './piece-photos';
import type { usePayout } from './use-prices';
import { spaced } from '@/lib/text/join-words';

const PieceVerdictRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  min-height: 1.75rem;
  font-size: var(--text-sm);
  & > small {
    flex-basis: 100%;
    color: var(--muted);
  }
`;
const TONES: Record<Verdict['kind'], Tone> = { accept: 'success', maybe: 'warning', no: 'danger' };

/** The instant estimate of one row, announced when it appears. */
function PieceVerdict({ verdict, range }: { verdict: Verdict | null; range: string | null }) {
  const { t } = useTranslation('consignment');
  return (
    <PieceVerdictRoot role="status">
      {verdict ? <Badge $tone={TONES[verdict.kind]}>{t(`verdict.${verdict.kind}`)}</Badge> : null}
      {range ? <span>{range}</span> : null}
      {verdict?.kind === 'maybe' ? <Phrased as="small">{t(`verdict.doubt.${verdict.doubt}`)}</Phrased> : null}
      {verdict?.kind === 'no' ? <Phrased as="small">{spaced(t(`verdict.reason.${verdict.reason}`)) + t('verdict.leave')}</Phrased> : null}
    </PieceVerdictRoot>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) 0 var(--space-5);
  border-bottom: 1px solid var(--line);
  /* The list of brands opens as one types; its arrow is another than that of the choices below. */
  & input[list]::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`;
/* Extra width: texts of conditions are longer than brands or categories. */
const Fields = styled(FieldRow)`
  ${media.lg} {
    grid-template-columns: 3fr 3fr 4fr;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: var(--target);
  font-size: var(--text-sm);
  color: var(--muted);
`;

interface Props {
  piece: Piece;
  number: number;
  /** Members can upload photos. */
  canUpload: boolean;
  /** After a submit, missing fields are marked. */
  isMarked: boolean;
  payout: ReturnType<typeof usePayout>;
  brandListId: string;
  onChange: (fields: Partial<Piece>) => void;
  onPhotos: (change: (photos: readonly Photo[]) => Photo[]) => void;
  onRemove: (() => void) | null;
}

export const brandFieldId = (key: string) => `brand-${key}`;

/** One piece: three questions and the estimate. */
export function PieceRow({ piece, number, canUpload, isMarked, payout, brandListId, onChange, onPhotos, onRemove }: Props) {
  const { t } = useTranslation('consignment');
  const { region } = useLocale();
  const verdict = isComplete(piece) ? assess(piece, region.currency) : null;
  const missing = isMarked ? missingFields(piece) : [];
  const errorOf = (field: PieceField) => (missing.includes(field) ? t(`check.missing.${field}`) : null);
  return (
    <Root role="group" aria-label={t('check.piece', { number })}>
      <Head>
        <span aria-hidden="true">{t('check.piece', { number })}</span>
        {onRemove ? <IconButton label={t('check.removeRow', { number })} icon={<TrashIcon size={18} />} onClick={onRemove} /> : null}
      </Head>
      <Fields $min="12rem">
        <TextField
          label={t('check.brand')}
          id={brandFieldId(piece.key)}
          error={errorOf('brand')}
          list={brandListId}
          autoComplete="off"
          maxLength={BRAND_MAX_LENGTH}
          value={piece.brand}
          onChange={({ target }) => onChange({ brand: target.value })}
        />
        <SelectField
          label={t('check.category')}
          error={errorOf('category')}
          value={piece.category}
          onChange={({ target }) => onChange({ category: CATEGORIES.find((category) => category === target.value) ?? '' })}
          options={CATEGORIES.map((category) => ({ value: category, name: t(`category.${category}`) }))}
        >
          <option value="">{t('check.choose')}</option>
        </SelectField>
        <SelectField
          label={t('check.condition')}
          error={errorOf('condition')}
          value={piece.condition}
          onChange={({ target }) => onChange({ condition: CONDITIONS.find((condition) => condition === target.value) ?? '' })}
          options={CONDITIONS.map((condition) => ({ value: condition, name: t(`condition.${condition}`) }))}
        >
          <option value="">{t('check.choose')}</option>
        </SelectField>
      </Fields>
      <PieceVerdict verdict={verdict} range={verdict ? payout.sentenceOf(verdict) : null} />
      {canUpload ? <PiecePhotos number={number} photos={piece.photos} onChange={onPhotos} /> : null}
    </Root>
  );
}

import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ITEM_NAME_MAX_LENGTH } from '@/lib/contract/wardrobe';
import type { PieceWords } from '@/components/wardrobe/model/item-edit';
import { COLOURS, GARMENT_CATEGORIES, type ColourName, type GarmentCategory } from '@/lib/domain/wardrobe/garment';
import { Field, TextField } from '@/components/ui/forms/field';
import { Select, SelectField } from '@/components/ui/forms/select';

const Colour = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  & > i {
    width: 2rem;
    height: 2rem;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
  }
`;

interface Props {
  words: PieceWords;
  onChange: (change: Partial<PieceWords>) => void;
  errors: { name: string | null; kind: string | null };
  /** The kind was taken from the name. */
  isKindProposed?: boolean;
}

/** What a member says of a piece that we have never seen. */
export function PieceFields({ words, onChange, errors, isKindProposed = false }: Props) {
  const { t } = useTranslation(['record', 'items', 'wardrobe']);
  return (
    <>
      <TextField
        label={t('record:atHome.name')}
        hint={t('record:atHome.nameHint')}
        necessity="required"
        error={errors.name}
        maxLength={ITEM_NAME_MAX_LENGTH}
        value={words.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label={t('record:atHome.kind')}
        hint={isKindProposed ? t('record:atHome.kindHint') : null}
        necessity="required"
        error={errors.kind}
        value={words.kind}
        onChange={({ target }) => onChange({ kind: target.value })}
      >
        <option value="">{t('record:atHome.kindChoose')}</option>
        {(Object.keys(GARMENT_CATEGORIES) as GarmentCategory[]).map((category) => (
          <optgroup key={category} label={t(`items:category.${category}`)}>
            {GARMENT_CATEGORIES[category].map((kind) => (
              <option key={kind} value={kind}>
                {t(`wardrobe:kind.${kind}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Field label={t('record:atHome.colour')} necessity="required">
        {(control) => (
          <Colour>
            <Select
              {...control}
              value={words.colour}
              onChange={({ target }) => onChange({ colour: target.value as ColourName })}
              options={(Object.keys(COLOURS) as ColourName[]).map((value) => ({ value, name: t(`wardrobe:colour.${value}`) }))}
            />
            <i style={{ background: COLOURS[words.colour] }} aria-hidden="true" />
          </Colour>
        )}
      </Field>
      <TextField
        label={t('record:atHome.brand')}
        necessity="optional"
        maxLength={40}
        value={words.brand}
        onChange={({ target }) => onChange({ brand: target.value })}
      />
    </>
  );
}

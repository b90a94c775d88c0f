import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { useQueryClient } from '@tanstack/react-query';
import { ITEM_NOTE_MAX_LENGTH } from '@/lib/contract/wardrobe';
import { FORMALITIES, SEASONS } from '@/lib/contract/wardrobe-names';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { mergeItems } from '@/lib/domain/wardrobe/selection';
import { itemChanges, itemEditOf, type ItemChanges } from '@/components/wardrobe/model/item-edit';
import { updateCachedItems, useEditItem as useEditCall } from '@/services/wardrobe/items';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { CharacterCounter } from '@/components/ui/forms/character-counter';
import { Field, TextField } from '@/components/ui/forms/field';
import { FieldSet } from '@/components/ui/forms/field-set';
import { Heading } from '@/components/ui/text/heading';
import { SelectField } from '@/components/ui/forms/select';
import { TextArea } from '@/components/ui/forms/text-input';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { wordsDraft } from './unsaved-words';
import { PassportForm, PassportFormFoot } from './passport-form';
import { ownWords } from '@/lib/contract/wardrobe-calls';

/** Saves a member's name and note of a piece and updates list and passport with the answer. */
function useEditItem(id: string) {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { show } = useToasts();
  const client = useQueryClient();
  const { failure, run } = useEditCall();
  const save = async (words: ItemChanges): Promise<boolean> => {
    const outcome = await run({ params: { id }, query: { locale }, body: words });
    if (outcome?.kind !== 'ok') return false;
    updateCachedItems(locale, (items) => mergeItems(items, [outcome.data.item]));
    show({ tone: 'success', message: t('own.saved', { name: outcome.data.item.name }) });
    void client.invalidateQueries({ queryKey: ['wardrobe', 'item', id] });
    return true;
  };
  return { failure, save };
}

const Form = styled(PassportForm)`
  & fieldset > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
    gap: 0 var(--space-4);
  }
  & textarea {
    min-height: 5rem;
  }
`;

const TITLE = 'own-words';

/** Name and note, and for an inspected piece season and occasion. Input stays until saved or cancelled. */
export function OwnWordsForm({ passport, onClose }: { passport: ItemPassport; onClose: () => void }) {
  const { t } = useTranslation(['items', 'wardrobe', 'common']);
  const { failure, save } = useEditItem(passport.id);
  // The values when the form was opened: fields not changed here are not sent, so that another tab's change is kept.
  const [before] = useState(() => itemEditOf(passport));
  const form = useCheckedForm({
    labels: { name: t('items:own.name'), note: t('items:own.note') },
    rules: () => Promise.resolve(ownWords),
    initial: before,
    draft: { name: wordsDraft(passport.id), fields: ['name', 'note', 'season', 'formality'] },
    prefix: 'own-',
    hasSummary: false,
  });
  const { values: words, change } = form;
  const isSealed = passport.category === 'sealed-bag';
  const { isBusy } = form;
  const close = () => {
    form.forgetDraft();
    onClose();
  };

  const submit = form.submit(async (sent) => {
    const changed = itemChanges(before, sent);
    if (changed === null || (await save(changed))) close();
  });

  return (
    <Form noValidate method="post" aria-labelledby={TITLE} onSubmit={(event) => void submit(event)}>
      <Heading level={3} look="label" id={TITLE}>
        {t(isSealed ? 'items:own.editBag' : 'items:own.edit')}
      </Heading>
      <TextField
        {...form.field('name')}
        hint={t('items:own.nameHint', { name: passport.recordedName ?? passport.name })}
        {...form.input('name')}
        autoFocus
        autoComplete="off"
      />
      <Field
        {...form.field('note')}
        hint={t(isSealed ? 'items:own.bagHint' : 'items:own.noteHint')}
        necessity="optional"
        counter={<CharacterCounter length={words.note.trim().length} maximum={ITEM_NOTE_MAX_LENGTH} />}
      >
        {(control) => <TextArea {...control} {...form.input('note')} rows={3} />}
      </Field>
      {isSealed ? null : (
        <>
          <FieldSet legend={t('items:fact.season')} necessity="optional">
            <div>
              {SEASONS.map((season) => (
                <Checkbox
                  key={season}
                  label={t(`wardrobe:season.${season}`)}
                  checked={words.season.includes(season)}
                  onChange={({ target }) =>
                    change({ season: SEASONS.filter((one) => (one === season ? target.checked : words.season.includes(one))) })
                  }
                />
              ))}
            </div>
          </FieldSet>
          <SelectField
            label={t('items:fact.occasion')}
            value={words.formality ?? ''}
            onChange={({ target }) => change({ formality: FORMALITIES.find((one) => one === target.value) ?? words.formality })}
            options={FORMALITIES.map((one) => ({ value: one, name: t(`items:formality.${one}`) }))}
          >
            {words.formality === null ? <option value="">{t('items:own.notSaid')}</option> : null}
          </SelectField>
        </>
      )}
      <PassportFormFoot
        failure={failure}
        isBusy={isBusy}
        save={t('items:own.save')}
        cancel={{ label: t('items:own.cancel'), onPress: close }}
      />
    </Form>
  );
}

import { useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { formatDate } from '@/lib/dates';
import { Button } from '@/components/ui/actions/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/field';
import { media } from '@/components/ui/theme/media';
import { SelectField } from '@/components/ui/forms/select';
import { Tag } from '@/components/ui/feedback/badge';
import { Text } from '@/components/ui/text/text';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useIsWide } from '@/components/ui/hooks/use-is-wide';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { stopAtWrongNumber, useNumberField } from '@/components/ui/forms/use-number-field';
import { Stack } from '@/components/ui/layout/stack';
import { DOT } from '@/lib/text/join-words';
import { DRESS_OCCASIONS, RAINS, type DressOccasion, type Weather } from './model/day';

export interface SuggestWish {
  date: string;
  occasion: DressOccasion;
  weather: Weather;
  /** Nothing that would have to be sent first. */
  isHomeOnly: boolean;
}

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  & div[data-row] {
    display: grid;
    gap: var(--space-3);
    grid-template-columns: 1fr 1fr;
    ${media.xl} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > details > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-3);
    min-height: var(--target);
    font-size: var(--text-sm);
    cursor: pointer;
    & > span:last-child {
      color: var(--red);
      text-decoration: underline;
      text-underline-offset: 0.22em;
    }
  }
  & > div[data-kept] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  & > button {
    justify-self: start;
  }
`;
const COLDEST = -5;
const HOTTEST = 42;

interface Props {
  wish: SuggestWish;
  /** Pieces that every suggestion must contain. */
  kept: readonly { id: string; name: string }[];
  onRelease: (id: string) => void;
  isBusy: boolean;
  onChange: (fields: Partial<SuggestWish>) => void;
  onAsk: () => void;
}

/** The day's date, weather and occasion, prefilled with usual values; one line on a phone, until they are changed. */
export function SuggestForm({ wish, kept, isBusy, onRelease, onChange, onAsk }: Props) {
  const { t } = useTranslation('outfit');
  const { localeTag, region } = useLocale();
  const isWide = useIsWide('md');
  const [isOpen, setIsOpen] = useState(false);
  const fieldMessage = useFieldMessage();
  const { weather } = wish;
  const setWeather = (fields: Partial<Weather>) => onChange({ weather: { ...weather, ...fields } });
  const temperature = useNumberField({
    value: weather.temperatureC,
    minimum: COLDEST,
    maximum: HOTTEST,
    onChange: (temperatureC) => setWeather({ temperatureC }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !stopAtWrongNumber()) onAsk();
  };
  const fields = (
    <Stack $gap={3}>
      <div data-row>
        <TextField
          label={t('suggest.date')}
          type="date"
          required
          value={wish.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <SelectField
          label={t('suggest.occasion')}
          value={wish.occasion}
          onChange={({ target }) => onChange({ occasion: DRESS_OCCASIONS.find((each) => each === target.value) ?? 'everyday' })}
          options={DRESS_OCCASIONS.map((each) => ({ value: each, name: t(`occasion.${each}`) }))}
        />
        <TextField
          label={t('suggest.temperature')}
          error={
            temperature.isWrong
              ? fieldMessage(t('suggest.temperature'), { code: 'number.range', params: { min: COLDEST, max: HOTTEST } })
              : null
          }
          isErrorLate
          {...temperature.field}
        />
        <SelectField
          label={t('suggest.rain')}
          value={weather.rain}
          onChange={({ target }) => setWeather({ rain: RAINS.find((each) => each === target.value) ?? 'none' })}
          options={RAINS.map((each) => ({ value: each, name: t(`rain.${each}`) }))}
        />
      </div>
      <Text $size="sm" $tone="muted">
        {t('suggest.usualNote')}
      </Text>
      <Checkbox
        label={t('suggest.airConditioned')}
        checked={weather.isIndoorAirConditioned}
        onChange={({ target }) => setWeather({ isIndoorAirConditioned: target.checked })}
      />
    </Stack>
  );
  const day = wish.date ? formatDate(wish.date, { localeTag, timeZone: region.timeZone }, 'short') : '';
  return (
    <Form onSubmit={submit}>
      {isWide ? (
        fields
      ) : (
        // A wrong number inside is not hidden.
        <details open={isOpen || temperature.isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>
            <span>
              {[day, t(`occasion.${wish.occasion}`), t('suggest.degrees', { value: weather.temperatureC }), t(`rain.${weather.rain}`)].join(
                DOT,
              )}
            </span>
            <span>{t('suggest.change')}</span>
          </summary>
          {fields}
        </details>
      )}
      <Checkbox
        label={t('suggest.homeOnly')}
        checked={wish.isHomeOnly}
        onChange={({ target }) => onChange({ isHomeOnly: target.checked })}
      />
      {kept.length > 0 ? (
        <div role="group" aria-label={t('suggest.kept')} data-kept>
          <Text as="span" $size="sm">
            {t('suggest.kept')}
          </Text>
          {kept.map(({ id, name }) => (
            <Tag key={id} label={name} onRemove={() => onRelease(id)} />
          ))}
        </div>
      ) : (
        <Text $size="sm" $tone="muted">
          {t('suggest.keepHint')}
        </Text>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t('suggest.action')}
      </Button>
    </Form>
  );
}

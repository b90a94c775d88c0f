import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { CharacterCounter } from '@/components/ui/forms/character-counter';
import { Field, TextField } from '@/components/ui/forms/field';
import { Stack } from '@/components/ui/layout/stack';
import { TextArea } from '@/components/ui/forms/text-input';

export interface Words {
  recipient: string;
  message: string;
  /** Asked for with the purchase. */
  sender: string;
}

const MESSAGE_MAXIMUM = 300;

/** Lets visitors try a message on the card. It is not sent; the purchase form starts with it. */
export function CardWords({ words, onChange }: { words: Words; onChange: (words: Words) => void }) {
  const { t } = useTranslation('gift');
  const recipient = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  // Typed before hydration: the fields have the text, but React does not know it.
  const adopt = useEffectEvent(() => {
    const typed = { recipient: recipient.current?.value ?? '', message: message.current?.value ?? '' };
    if (typed.recipient !== words.recipient || typed.message !== words.message) onChange({ ...words, ...typed });
  });
  useEffect(() => adopt(), []);
  return (
    <Stack $gap={4}>
      <TextField
        label={t('recipient')}
        hint={t('hint')}
        ref={recipient}
        autoComplete="off"
        value={words.recipient}
        onChange={(event) => onChange({ ...words, recipient: event.target.value })}
      />
      <Field label={t('message')} counter={<CharacterCounter length={words.message.length} maximum={MESSAGE_MAXIMUM} />}>
        {(control) => (
          <TextArea
            {...control}
            ref={message}
            rows={3}
            value={words.message}
            onChange={(event) => onChange({ ...words, message: event.target.value })}
          />
        )}
      </Field>
    </Stack>
  );
}

import { useState } from 'react';
import { CharacterCounter } from '@/components/ui/forms/character-counter';
import { Field, TextField } from '@/components/ui/forms/field';
import { FieldRow } from '@/components/ui/forms/field-row';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { PhoneField } from '@/components/ui/forms/phone-field';
import { SelectField } from '@/components/ui/forms/select';
import { TextArea } from '@/components/ui/forms/text-input';
import { Specimen } from './specimen';

const CODES = [
  { code: '+852', label: 'Hong Kong (+852)' },
  { code: '+65', label: 'Singapore (+65)' },
  { code: '+86', label: 'Mainland China (+86)' },
];
const NOTE_LIMIT = 120;

export function FieldSpecimen() {
  const [note, setNote] = useState('Please ring twice, the lift needs a key card.');
  const [phone, setPhone] = useState({ contactPhoneCode: '+852', contactPhone: '' });
  return (
    <Specimen title="Fields">
      <FieldRow $min="18rem">
        <TextField label="Name" necessity="required" autoComplete="name" defaultValue="Ada Wong" />
        <TextField
          label="Email"
          necessity="required"
          hint="We send the booking here."
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
        />
        <TextField
          label="Postcode"
          necessity="required"
          hint="Six digits."
          error="Enter a postcode of six digits, such as 238859."
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue="2388"
        />
        <TextField label="Referral code" necessity="optional" autoComplete="off" />
        <Field label="Password" necessity="required" hint="At least six characters.">
          {(control) => <PasswordInput {...control} autoComplete="new-password" defaultValue="correct horse" />}
        </Field>
        <PhoneField
          label="Phone"
          necessity="required"
          contactPhoneCode={phone.contactPhoneCode}
          contactPhone={phone.contactPhone}
          codes={CODES}
          onChange={(part) => setPhone({ ...phone, ...part })}
        />
        <SelectField label="District" defaultValue="central">
          <option value="central">Central and Western</option>
          <option value="wan-chai">Wan Chai</option>
          <option value="sha-tin">Sha Tin</option>
        </SelectField>
        <TextField label="Plan" hint="Cannot be changed while a booking is open." disabled defaultValue="Luxe" />
        <TextField label="Booking reference" readOnly defaultValue="BK-2026-0412" />
      </FieldRow>
      <Field
        label="Note for the driver"
        counter={<CharacterCounter length={note.length} maximum={NOTE_LIMIT} />}
        error={note.length > NOTE_LIMIT ? 'The note is too long.' : null}
      >
        {(control) => <TextArea {...control} value={note} onChange={(event) => setNote(event.target.value)} />}
      </Field>
    </Specimen>
  );
}

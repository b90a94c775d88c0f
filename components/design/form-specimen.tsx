import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/stack';
import { StatusRegion } from '@/components/ui/status-region';
import { TextInput } from '@/components/ui/text-input';
import { Specimen } from './specimen';

export function FormSpecimen() {
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const message = name.trim() ? null : 'Name is still missing';
  const error = attempt > 0 ? message : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
  }

  return (
    <Specimen title="A form">
      <Stack as="form" $gap={5} noValidate onSubmit={submit} aria-label="Sample form">
        <ErrorSummary errors={error ? [{ fieldId: 'form-name', message: error }] : []} attempt={attempt} />
        <Field id="form-name" label="Name" necessity="required" error={error}>
          {(control) => <TextInput {...control} autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <StatusRegion>{attempt > 0 && !error ? <Notice tone="success">Everything is filled in.</Notice> : null}</StatusRegion>
        <div>
          <Button type="submit">Check</Button>
        </div>
      </Stack>
    </Specimen>
  );
}

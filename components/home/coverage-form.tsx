import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { HomePage } from '@/lib/contract/content/home-page';
import { findCoverage, type Coverage } from '@/lib/domain/coverage/find-coverage';
import type { CoveredPlace } from '@/lib/domain/coverage/covered-place';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { AlertIcon, InfoIcon, SuccessIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { PRE_HYDRATION_METHOD } from '@/components/ui/forms/pre-hydration-method';
import { TextInput } from '@/components/ui/forms/text-input';

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;
/* Reserved space, so that an answer shifts nothing. Part of it overlaps the section's padding, which would otherwise look like a gap. */
const Answer = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.75rem;
  min-height: 4.75rem;
  margin-block: var(--space-4) -2.5rem;
  padding: 0.875rem 1.125rem;
  border-radius: var(--radius);
  line-height: 1.55;
  & > svg {
    margin-top: 0.125rem;
  }
  &[data-kind='served'],
  &[data-kind='outlying'] {
    background: var(--success-wash);
    color: var(--ink);
    & > svg {
      color: var(--success);
    }
  }
  &[data-kind='unserved'] {
    background: var(--info-wash);
    color: var(--ink);
    & > svg {
      color: var(--info);
    }
  }
  &[data-kind='unknown'] {
    background: var(--warning-wash);
    color: var(--ink);
    & > svg {
      color: var(--warning);
    }
  }
`;
const ICONS = { served: SuccessIcon, outlying: SuccessIcon, unserved: InfoIcon, unknown: AlertIcon };

interface Props {
  text: HomePage['coverage'];
  places: readonly CoveredPlace[];
  onUse: () => void;
}

export function CoverageForm({ text, places, onUse }: Props) {
  const [typed, setTyped] = useState('');
  const [coverage, setCoverage] = useState<Coverage | null>(null);
  const listId = useId();
  const isPostal = places.some(({ sectors }) => sectors);

  const check = (event: FormEvent) => {
    event.preventDefault();
    onUse();
    setCoverage(findCoverage(places, typed));
  };
  const Icon = coverage && ICONS[coverage.kind];
  return (
    <div>
      <Form method={PRE_HYDRATION_METHOD} onSubmit={check} noValidate>
        <Field label={text.label} hint={text.hint} id={`${listId}-place`}>
          {(control) => (
            <TextInput
              {...control}
              name="place"
              value={typed}
              autoComplete={isPostal ? 'postal-code' : 'address-level2'}
              inputMode={isPostal ? 'numeric' : 'text'}
              list={isPostal ? undefined : listId}
              onFocus={onUse}
              onChange={(event) => {
                setTyped(event.target.value);
                setCoverage(null);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {text.action}
        </Button>
      </Form>
      {isPostal ? null : (
        <datalist id={listId}>
          {places
            .flatMap(({ name, places: others }) => [name, ...others.slice(0, -1)])
            .map((name) => (
              <option key={name} value={name} />
            ))}
        </datalist>
      )}
      <Answer role="status" data-kind={coverage?.kind}>
        {Icon ? <Icon /> : null}
        {coverage ? <span>{answerText(text, coverage)}</span> : null}
      </Answer>
    </div>
  );
}

function answerText(text: HomePage['coverage'], coverage: Coverage): string {
  return coverage.kind === 'unknown' ? text.unknown : fillPlaceholders(text[coverage.kind], { district: coverage.district });
}

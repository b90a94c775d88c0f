import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { HomePage } from '@/lib/contract/content/home-page';
import { findCoverage, type Coverage } from '@/lib/domain/coverage/find-coverage';
import type { CoveredPlace } from '@/lib/domain/coverage/covered-place';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { AlertIcon, InfoIcon, SuccessIcon } from '@/components/ui/icons';
import { TextLink } from '@/components/ui/actions/text-link';
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
  &[data-kind='unserved'],
  &[data-kind='several'] {
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
const ICONS = { served: SuccessIcon, outlying: SuccessIcon, unserved: InfoIcon, several: InfoIcon, unknown: AlertIcon };

/* What fits, or all there is, to be pressed instead of typed. */
const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: calc(2.5rem + var(--space-3));
`;

interface Props {
  text: HomePage['coverage'];
  places: readonly CoveredPlace[];
  onUse: () => void;
}

/** Finds a district by any of its names in any of the site's languages; without them, by those of this page. */
async function look(places: readonly CoveredPlace[], typed: string): Promise<Coverage> {
  const found = findCoverage(places, typed);
  if (found.kind !== 'unknown') return found;
  const names = await import('./place-names').catch(() => null);
  return names ? findCoverage(names.inEveryLanguage(places), typed) : found;
}

export function CoverageForm({ text, places, onUse }: Props) {
  const { t } = useTranslation('home');
  const [typed, setTyped] = useState('');
  const [coverage, setCoverage] = useState<Coverage | null>(null);
  const latest = useRef('');
  const listId = useId();
  const isPostal = places.some(({ sectors }) => sectors);

  const ask = async (name: string) => {
    onUse();
    latest.current = name;
    const found = await look(places, name);
    if (latest.current === name) setCoverage(found);
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    void ask(typed);
  };
  const choose = (name: string) => {
    setTyped(name);
    void ask(name);
  };
  const Icon = coverage && ICONS[coverage.kind];
  const choices =
    coverage?.kind === 'several' ? coverage.names : coverage?.kind === 'unknown' && !isPostal ? places.map(({ name }) => name) : [];
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
                latest.current = '';
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
        {coverage ? (
          <span>
            <span>{`${answerText(text, coverage)} `}</span>
            {coverage.kind === 'served' || coverage.kind === 'outlying' ? (
              <TextLink href={ROUTES.servicesPricing.path}>{t('coverage.next')}</TextLink>
            ) : null}
            {coverage.kind === 'unserved' ? <TextLink href={ROUTES.contactUs.path}>{t('coverage.contact')}</TextLink> : null}
          </span>
        ) : null}
      </Answer>
      {choices.length > 0 ? (
        <Choices aria-label={text.label}>
          {choices.map((name) => (
            <li key={name}>
              <Button size="small" variant="neutral" onClick={() => choose(name)}>
                {name}
              </Button>
            </li>
          ))}
        </Choices>
      ) : null}
    </div>
  );
}

function answerText(text: HomePage['coverage'], coverage: Coverage): string {
  return coverage.kind === 'unknown' || coverage.kind === 'several'
    ? text[coverage.kind]
    : fillPlaceholders(text[coverage.kind], { district: coverage.district });
}

import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/field';
import { PRE_HYDRATION_METHOD } from '@/components/ui/forms/pre-hydration-method';
import { AlertIcon } from '@/components/ui/icons';
import { ROUTES } from '@/lib/config/routes';
import type { HomePage } from '@/lib/contract/content/home-page';
import type { District, PriceServiceData } from '@/lib/contract/pricing';
import { media } from '@/components/ui/theme/media';
import { Container, Section } from '@/components/ui/layout/section';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import type { DistrictTexts } from './model/covered-place';
import type { Coverage } from './model/find-coverage';
import type * as CoverageSearch from './coverage-search';
import { SectionHead } from './section-head';
import { useFreshPriceService } from './use-fresh-price-service';

const Band = styled(Section)`
  padding-block: clamp(3rem, 6vw, 5.5rem);
`;
const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: clamp(3rem, 7vw, 7rem);
  }
`;

interface Props {
  text: HomePage['coverage'];
  districts: District[] | null;
  districtTexts: Record<string, DistrictTexts>;
}

const districtsOf = (data: PriceServiceData) => data.districts;

export function CoverageCheck({ text, districts, districtTexts }: Props) {
  const { t } = useTranslation('home');
  const { target, fresh, refresh } = useFreshPriceService<HTMLDivElement, District[]>(districtsOf);
  const current = fresh ?? districts;
  return (
    <Band $height={[23, 9]} aria-labelledby="coverage">
      <Container>
        <Columns ref={target}>
          <SectionHead id="coverage" heading={text.heading} intro={text.intro} />
          {current && current.length > 0 ? (
            <CoverageForm text={text} districts={current} districtTexts={districtTexts} onUse={refresh} />
          ) : (
            <div>
              <Text>{t('coverage.unavailable')}</Text>
              <TextLink href={ROUTES.contactUs.path} isStandalone>
                {t('coverage.contact')}
              </TextLink>
            </div>
          )}
        </Columns>
      </Container>
    </Band>
  );
}

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
/** `failed`: the search could not be loaded. */
type Answered = Coverage | 'failed';

interface CoverageFormProps {
  text: HomePage['coverage'];
  districts: readonly District[];
  districtTexts: Readonly<Record<string, DistrictTexts>>;
  onUse: () => void;
}

/** The rules and names of the search are loaded by its first use. */
const loadSearch = () => import('./coverage-search');

function CoverageForm({ text, districts, districtTexts, onUse }: CoverageFormProps) {
  const { t } = useTranslation(['home', 'common']);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<typeof CoverageSearch | null>(null);
  const [answer, setAnswer] = useState<Answered | null>(null);
  const latest = useRef('');
  const listId = useId();
  const isPostal = districts.some(({ sectors }) => sectors);
  const places = search?.toCoveredPlaces(districts, districtTexts) ?? [];

  const ask = async (name: string) => {
    onUse();
    latest.current = name;
    const loaded = await loadSearch().catch(() => null);
    setSearch(loaded);
    if (latest.current !== name) return;
    setAnswer(loaded ? loaded.searchCoverage(loaded.toCoveredPlaces(districts, districtTexts), name) : 'failed');
  };
  const prepare = () => {
    onUse();
    void loadSearch().then(setSearch, () => null);
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    void ask(typed);
  };
  const choose = (name: string) => {
    setTyped(name);
    void ask(name);
  };
  return (
    <div>
      <Form method={PRE_HYDRATION_METHOD} onSubmit={check} noValidate>
        <TextField
          label={text.label}
          hint={text.hint}
          id={`${listId}-place`}
          name="place"
          value={typed}
          autoComplete={isPostal ? 'postal-code' : 'address-level2'}
          inputMode={isPostal ? 'numeric' : 'text'}
          list={isPostal ? undefined : listId}
          onFocus={prepare}
          onChange={(event) => {
            setTyped(event.target.value);
            latest.current = '';
            setAnswer(null);
          }}
        />
        <Button type="submit" variant="secondary">
          {text.action}
        </Button>
      </Form>
      {isPostal || !search ? null : (
        <datalist id={listId}>
          {places
            .flatMap(({ name, places: others }) => [name, ...others.slice(0, -1)])
            .map((name) => (
              <option key={name} value={name} />
            ))}
        </datalist>
      )}
      <Answer role="status" data-kind={answer === 'failed' ? 'unknown' : answer?.kind}>
        {answer === 'failed' ? (
          <>
            <AlertIcon />
            <span>{t('common:errorState.body')}</span>
          </>
        ) : answer && search ? (
          <search.CoverageAnswer text={text} coverage={answer} />
        ) : null}
      </Answer>
      {answer && answer !== 'failed' && search ? (
        <search.CoverageChoices label={text.label} coverage={answer} places={places} onChoose={choose} />
      ) : null}
    </div>
  );
}

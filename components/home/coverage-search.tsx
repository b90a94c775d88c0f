import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { HomePage } from '@/lib/contract/content/home-page';
import simplified from '@/locales/zh-CN/districts.json';
import english from '@/locales/en/districts.json';
import traditional from '@/locales/zh/districts.json';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { Button } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { AlertIcon, InfoIcon, SuccessIcon } from '@/components/ui/icons';
import { namesIn, toCoveredPlaces, type CoveredPlace, type DistrictTexts } from './model/covered-place';
import { findCoverage, type Coverage } from './model/find-coverage';
import { spaced } from '@/lib/text/join-words';

export { toCoveredPlaces };

const LANGUAGES: readonly Readonly<Record<string, DistrictTexts>>[] = [english, traditional, simplified];

export const inEveryLanguage = (places: readonly CoveredPlace[]): CoveredPlace[] =>
  places.map((place) => ({
    ...place,
    alsoCalled: LANGUAGES.flatMap((texts) => namesIn(texts[place.id] ?? {})).filter((name) => !place.beyond.includes(name)),
  }));

/** Finds a district by its names in the page's language, else by those in any language of the site. Load it when it is asked. */
export function searchCoverage(places: readonly CoveredPlace[], typed: string): Coverage {
  const found = findCoverage(places, typed);
  return found.kind === 'unknown' ? findCoverage(inEveryLanguage(places), typed) : found;
}

const ICONS = { served: SuccessIcon, outlying: SuccessIcon, unserved: InfoIcon, several: InfoIcon, unknown: AlertIcon };

interface AnswerProps {
  text: HomePage['coverage'];
  coverage: Coverage;
}

/** The answer in words, with the way that leads on. */
export function CoverageAnswer({ text, coverage }: AnswerProps) {
  const { t } = useTranslation('home');
  const { kind } = coverage;
  const Icon = ICONS[kind];
  const words = kind === 'unknown' || kind === 'several' ? text[kind] : fillPlaceholders(text[kind], { district: coverage.district });
  return (
    <>
      <Icon />
      <span>
        <span>{spaced(words)}</span>
        {kind === 'served' || kind === 'outlying' ? <TextLink href={ROUTES.servicesPricing.path}>{t('coverage.next')}</TextLink> : null}
        {kind === 'unserved' ? <TextLink href={ROUTES.contactUs.path}>{t('coverage.contact')}</TextLink> : null}
      </span>
    </>
  );
}

/* What fits, or all there is, to be pressed instead of typed. */
const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: calc(2.5rem + var(--space-3));
`;

interface ChoicesProps {
  label: string;
  coverage: Coverage;
  places: readonly CoveredPlace[];
  onChoose: (name: string) => void;
}

/** The names to choose from; where places are known by postal code, there are none. */
export function CoverageChoices({ label, coverage, places, onChoose }: ChoicesProps) {
  const isPostal = places.some(({ sectors }) => sectors);
  const names =
    coverage.kind === 'several' ? coverage.names : coverage.kind === 'unknown' && !isPostal ? places.map(({ name }) => name) : [];
  if (names.length === 0) return null;
  return (
    <Choices aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <Button size="small" variant="neutral" onClick={() => onChoose(name)}>
            {name}
          </Button>
        </li>
      ))}
    </Choices>
  );
}

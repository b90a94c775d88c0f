import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { ChatIcon } from '@/components/ui/member-icons';
import { Text } from '@/components/ui/text/text';
import { SuggestionButton } from './suggestion-button';
import { HAS_CONCIERGE } from './team-header';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  margin-block: auto;
  padding-block: var(--space-6);
  text-align: center;
  & > svg {
    color: var(--red);
  }
  & > p {
    max-width: 40ch;
  }
  & > ul {
    display: grid;
    gap: var(--space-2);
    width: min(100%, 30rem);
    margin-top: var(--space-3);
  }
  & > ul button {
    width: 100%;
  }
`;

interface Props {
  starters: readonly string[];
  onChoose: (text: string) => void;
}

/** Shown in an empty conversation: suggestions for a first message. */
export function EmptyThread({ starters, onChoose }: Props) {
  const { t } = useTranslation('chat');
  return (
    <Root>
      <ChatIcon size={32} />
      <Heading level={3} look="h3">
        {t('empty.title')}
      </Heading>
      <Text $tone="muted">{t(HAS_CONCIERGE ? 'empty.body' : 'empty.bodyPeople')}</Text>
      <ul aria-label={t('empty.starters')}>
        {starters.map((starter) => (
          <li key={starter}>
            <SuggestionButton onClick={() => onChoose(starter)}>{starter}</SuggestionButton>
          </li>
        ))}
      </ul>
    </Root>
  );
}

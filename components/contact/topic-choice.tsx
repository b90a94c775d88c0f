import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { media } from '@/components/ui/theme/media';
import { Notice } from '@/components/ui/feedback/notice';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { Stack } from '@/components/ui/layout/stack';
import { TextLink } from '@/components/ui/actions/text-link';
import type { ContactProps } from './contact-view';

/* Eight topics: two rows of four. */
const Root = styled(Stack)`
  ${media.xl} {
    --card-min: 11.5rem;
  }
  /* On a phone a title in half a row each: the first field is in sight. */
  ${media.belowMd} {
    --card-min: 8.5rem;
    & label {
      align-items: center;
      min-height: var(--target);
      padding: 0.5rem 0.75rem;
      font-size: var(--text-sm);
      line-height: 1.3;
    }
    & label > span {
      display: none;
    }
  }
`;

interface Props {
  topics: ContactProps['topics'];
  id: string;
  value: string;
  error: string | null;
  onChange: (topic: string) => void;
}

/** The topic; links to an existing answer where there is one. */
export function TopicChoice({ topics, id: fieldId, value, error, onChange }: Props) {
  const { t } = useTranslation('contact');
  const question = topics.find(({ id }) => id === value)?.question;
  return (
    <Root $gap={3}>
      <RadioCards
        id={fieldId}
        name="topic"
        legend={t('field.topic')}
        necessity="required"
        options={topics.map(({ id, title, text }) => ({ value: id as string, label: title, hint: text }))}
        value={value === '' ? null : value}
        error={error}
        onChange={onChange}
      />
      <div aria-live="polite">
        {question ? (
          <Notice title={t('answered')}>
            <TextLink href={`${ROUTES.faqs.path}#${question.slug}`}>{question.title}</TextLink>
          </Notice>
        ) : null}
      </div>
    </Root>
  );
}

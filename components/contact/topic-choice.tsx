import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { TextLink } from '@/components/ui/actions/text-link';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { Stack } from '@/components/ui/layout/stack';
import type { ContactProps } from './contact-view';
import type { ContactFormState } from './use-contact-form';

interface Props {
  topics: ContactProps['topics'];
  form: ContactFormState;
}

/** The topic, as the first field of the form; links to an existing answer where there is one. */
export function TopicChoice({ topics, form }: Props) {
  const { t } = useTranslation('contact');
  const chosen = topics.find(({ id }) => id === form.values.topic) ?? null;
  return (
    <Stack $gap={3}>
      <Field {...form.field('topic')} hint={chosen?.text} necessity="required">
        {(control) => (
          <Select {...control} name="topic" value={form.values.topic} onChange={(event) => form.change({ topic: event.target.value })}>
            <option value="" disabled>
              {t('field.chooseTopic')}
            </option>
            {topics.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div aria-live="polite">
        {chosen?.question ? (
          <Notice title={t('answered')}>
            <TextLink href={`${ROUTES.faqs.path}#${chosen.question.slug}`}>{chosen.question.title}</TextLink>
          </Notice>
        ) : null}
      </div>
    </Stack>
  );
}

import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
`;

/** A plain form, which works without JavaScript. */
export function AnswerSearch() {
  const { t } = useTranslation('error-pages');
  const { locale } = useLocale();
  return (
    <form role="search" action={`${localePrefix(locale)}${ROUTES.faqs.path}`} method="get">
      <Field label={t('notFound.searchLabel')}>
        {(control) => (
          <Row>
            <TextInput {...control} type="search" name="q" enterKeyHint="search" />
            <Button type="submit">{t('notFound.searchAction')}</Button>
          </Row>
        )}
      </Field>
    </form>
  );
}

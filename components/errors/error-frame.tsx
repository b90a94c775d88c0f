import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/text';
import { useColon } from '@/components/ui/text/use-punctuation';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import type { Elements } from '@/components/ui/theme/elements';
import { localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { errorReference } from '@/lib/error-reference';

const Root = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  padding-block: clamp(2rem, 6vw, 6rem);
  ${media.lg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    align-items: center;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
  & > form {
    max-width: 28rem;
  }
`;

interface Props {
  title: string;
  body: string;
  picture: ArtworkPicture;
  children: Elements;
}

export function ErrorFrame({ title, body, picture, children }: Props) {
  return (
    <Container>
      <Root>
        <Words>
          <Heading level={1}>{title}</Heading>
          <Lead>{body}</Lead>
          {children}
        </Words>
        <Picture picture={picture} alt="" sizes="(min-width: 992px) 37rem, 92vw" isLead />
      </Root>
    </Container>
  );
}

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

const ReferenceRoot = styled.p`
  min-height: 1.6em;
  font-variant-numeric: tabular-nums;
  & > code {
    font-family: var(--font-mono);
    font-weight: 600;
    user-select: all;
  }
`;

/** A reference to quote to support. */
export function FaultReference() {
  const { t } = useTranslation('error-pages');
  const colon = useColon();
  const [reference, setReference] = useState('');
  // The page is static: time and address are known only in the browser.
  // oxlint-disable-next-line react/set-state-in-effect -- read once, from outside React
  useEffect(() => setReference(errorReference(window.location.pathname, new Date())), []);
  return (
    <ReferenceRoot>
      <span>{`${t('serverError.reference')}${colon}`}</span>
      <code>{reference}</code>
    </ReferenceRoot>
  );
}

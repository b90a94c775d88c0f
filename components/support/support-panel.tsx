import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useEffect, useState } from 'react';
import styled from 'styled-components';
import { savePendingQuestion } from '@/lib/site/pending-question';
import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { searchFaqs } from '@/lib/domain/content/search-faqs';
import { loginHref } from '@/lib/site/login-href';
import { getHelp, type Help, type HelpAnswer } from '@/services/support';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Drawer } from '@/components/ui/overlays/drawer';
import { Field } from '@/components/ui/forms/field';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { RichText } from '@/components/ui/text/rich-text';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextInput } from '@/components/ui/forms/text-input';
import { TextLink } from '@/components/ui/actions/text-link';

function SupportAnswers({ answers }: { answers: readonly HelpAnswer[] }) {
  const { t } = useTranslation('layout');
  return (
    <div aria-live="polite">
      {answers.length === 0 ? (
        <Text>{t('support.none')}</Text>
      ) : (
        <Accordion>
          {answers.map(({ slug, question, answer }) => (
            <AccordionItem key={slug} title={question}>
              <RichText html={answer} />
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </div>
  );
}

/** Number of answers shown before a search. */
const SHOWN = 6;

const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  width: 100%;
`;

type Answers = { status: 'loading' } | { status: 'loaded'; help: Help } | { status: 'failed' };

/** Answers first; then a message to the team, or the chat for members. */
export function SupportPanel({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const { t } = useTranslation('layout');
  const [answers, setAnswers] = useState<Answers>({ status: 'loading' });
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);

  useEffect(() => {
    let isMounted = true;
    void getHelp(locale).then((help) => {
      if (isMounted) setAnswers(help ? { status: 'loaded', help } : { status: 'failed' });
    });
    return () => {
      isMounted = false;
    };
  }, [locale]);

  const toChat = () => {
    savePendingQuestion(query);
    onClose();
  };
  const ways = (
    <Ways>
      <ButtonLink variant="secondary" href={ROUTES.contactUs.path} onClick={onClose}>
        {t('support.write')}
      </ButtonLink>
      <ButtonLink href={loginHref(ROUTES.chat.path, locale)} onClick={toChat}>
        {t('support.chat')}
      </ButtonLink>
    </Ways>
  );

  return (
    <Drawer isOpen title={t('support.title')} onClose={onClose} actions={ways}>
      <Stack $gap={4}>
        {answers.status === 'failed' && <Text>{t('support.failed')}</Text>}
        {answers.status === 'loading' && (
          <LoadingRegion>
            <Skeleton $height="3.5rem" />
            <Skeleton $height="3.5rem" />
            <Skeleton $height="3.5rem" />
          </LoadingRegion>
        )}
        {answers.status === 'loaded' && (
          <>
            <Field label={t('support.search')}>
              {(control) => <TextInput {...control} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />}
            </Field>
            <SupportAnswers answers={searchFaqs(answers.help.answers, deferredQuery, answers.help.scriptPairs).slice(0, SHOWN)} />
            <TextLink href={ROUTES.faqs.path} onClick={onClose} isStandalone>
              {t('support.all')}
            </TextLink>
          </>
        )}
      </Stack>
    </Drawer>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useEffect, useState } from 'react';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { loginHref, savePendingQuestion } from '@/lib/site/login-href';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { getHelp, type Help, type HelpAnswer, useAnswerSearch } from '@/services/support/answers';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { useDrawerEntry } from '@/components/ui/hooks/use-drawer-entry';
import { Drawer } from '@/components/ui/overlays/drawer';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { WhatsappIcon } from '@/components/ui/page-icons';
import { TextField } from '@/components/ui/forms/field';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { RichText } from '@/components/ui/text/rich-text';
import { hideKeyboardOnEnter } from '@/components/ui/forms/text-input';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { AskForm } from './ask-form';

function SupportAnswers({ answers }: { answers: readonly HelpAnswer[] }) {
  const { t } = useTranslation('support');
  return (
    <div aria-live="polite">
      {answers.length === 0 ? (
        <Text>{t('none')}</Text>
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
  grid-template-columns: repeat(auto-fit, minmax(9.25rem, 1fr));
  gap: var(--space-3);
  width: 100%;
  & > p {
    grid-column: 1 / -1;
  }
`;

const NAMESPACES = ['support', 'errors'] as const;
const VIEWS = ['help', 'help-question'] as const;

type Answers = { status: 'loading' } | { status: 'loaded'; help: Help } | { status: 'failed' };

interface Props {
  locale: Locale;
  onClose: () => void;
}

/** Answers first; then a question by mail, WhatsApp where there is a number, or the chat for who has an account. */
export function SupportPanel({ locale, onClose }: Props) {
  const { t } = useTranslation(['layout', 'support']);
  const texts = useLazyTexts(NAMESPACES);
  const { view, open, close } = useDrawerEntry(VIEWS, onClose);
  const [query, setQuery] = useState('');
  if (texts.status !== 'ready') {
    return (
      <Drawer hasEntry isOpen title={t('layout:support.open')} onClose={close}>
        {texts.status === 'failed' ? <ErrorState onRetry={texts.retry} /> : <Loading />}
      </Drawer>
    );
  }
  if (view === 'help-question') {
    return (
      <Drawer hasEntry isOpen title={t('support:ask.title')} onClose={close}>
        <AskForm question={query} onBack={() => window.history.back()} />
      </Drawer>
    );
  }
  const number = regionOfLocale(locale) === 'hk' ? publicEnv.whatsappHk : publicEnv.whatsappSg;
  const toChat = () => {
    savePendingQuestion(query);
    onClose();
  };
  const ways = (
    <Ways>
      <Button onClick={() => open('help-question')}>{t('support:write')}</Button>
      {number === '' ? null : (
        <ButtonLink
          variant="neutral"
          href={`https://wa.me/${number}${query.trim() === '' ? '' : `?text=${encodeURIComponent(query.trim())}`}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <WhatsappIcon size={18} />
          <span>{t('support:whatsapp')}</span>
        </ButtonLink>
      )}
      <ButtonLink replace variant="secondary" href={loginHref(ROUTES.chat.path, locale)} onClick={toChat}>
        {t('support:chat')}
      </ButtonLink>
      <Text $size="xs" $tone="muted">
        {t('support:chatNeeds')}
      </Text>
    </Ways>
  );
  return (
    <Drawer hasEntry isOpen title={t('support:title')} onClose={close} actions={ways}>
      <HelpSearch locale={locale} query={query} onQuery={setQuery} onLeave={onClose} />
    </Drawer>
  );
}

interface SearchProps {
  locale: Locale;
  query: string;
  onQuery: (query: string) => void;
  onLeave: () => void;
}

function HelpSearch({ locale, query, onQuery, onLeave }: SearchProps) {
  const { t } = useTranslation('support');
  const [answers, setAnswers] = useState<Answers>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const help = answers.status === 'loaded' ? answers.help : null;
  const search = useAnswerSearch(locale, useDeferredValue(query), help);

  useEffect(() => {
    let isMounted = true;
    void getHelp(locale).then((help) => {
      if (isMounted) setAnswers(help ? { status: 'loaded', help } : { status: 'failed' });
    });
    return () => {
      isMounted = false;
    };
  }, [locale, round]);

  const retry = () => {
    setAnswers({ status: 'loading' });
    setRound((count) => count + 1);
  };
  if (answers.status === 'failed') return <ErrorState body={t('failed')} onRetry={retry} />;
  if (answers.status === 'loading') return <Loading />;
  const all = answers.help.answers;
  const found = search.status === 'found' ? search.slugs.flatMap((slug) => all.filter((answer) => answer.slug === slug)) : all;
  return (
    <Stack $gap={4}>
      <TextField
        label={t('search')}
        type="search"
        enterKeyHint="search"
        value={query}
        onKeyDown={hideKeyboardOnEnter}
        onChange={(event) => onQuery(event.target.value)}
      />
      <SupportAnswers answers={found.slice(0, SHOWN)} />
      <TextLink replace href={ROUTES.faqs.path} onClick={onLeave} isStandalone>
        {t('all')}
      </TextLink>
    </Stack>
  );
}

function Loading() {
  return (
    <LoadingRegion>
      <Stack $gap={4}>
        <Skeleton $height="3.5rem" />
        <Skeleton $height="3.5rem" />
        <Skeleton $height="3.5rem" />
      </Stack>
    </LoadingRegion>
  );
}

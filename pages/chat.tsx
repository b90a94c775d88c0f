import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { type ChatProps, ChatView } from '@/components/chat/chat-view';
import type { Locale } from '@/lib/config/locales';
import { contactPage } from '@/lib/contract/content/contact-page';
import { getDocument } from '@/services/content/get-document';
import { getFaqs } from '@/services/content/get-pages';

/** The most frequent questions; the first three are shown in an empty thread. */
const ASKED = ['how-fast-can-i-get-items-back', 'change-or-cancel-a-booking', 'what-sells', 'when-am-i-charged', 'bad-weather'];
const STARTERS = 3;

async function loadChat({ locale }: { locale: Locale }): Promise<ChatProps> {
  const [{ hours, response }, faqs] = await Promise.all([getDocument('contact-page', locale, contactPage), getFaqs(locale)]);
  const asked = ASKED.flatMap((slug) => faqs.find((faq) => faq.slug === slug) ?? []);
  // Editors may rename a document; the next question in order then replaces it.
  const chosen = [...asked, ...faqs.filter((faq) => !asked.includes(faq))].slice(0, ASKED.length);
  return {
    hours,
    response,
    quickAnswers: chosen.map(({ slug, question, answer }) => ({ slug, question, answer })),
    starters: chosen.slice(0, STARTERS).map(({ question }) => question),
  };
}

export default function ChatPage({ hours, response, quickAnswers, starters }: ChatProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      <Seo route="chat" title={t('seo.title')} description={t('seo.description')} />
      <Head>
        {/* The on-screen keyboard resizes the page where supported, so that the last message stays visible. */}
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
      </Head>
      <ChatView hours={hours} response={response} quickAnswers={quickAnswers} starters={starters} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'chat', namespaces: ['chat', 'account', 'errors'], load: loadChat });

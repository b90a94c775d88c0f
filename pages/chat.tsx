import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { loadChat } from '@/components/chat/load-chat';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { type ChatProps, ChatView } from '@/components/chat/chat-view';

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

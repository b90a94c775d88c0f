import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { DesignView } from '@/components/design/design-view';
import { isLocale } from '@/lib/config/locales';
import { serverEnv } from '@/lib/config/server-env';
import { pageTexts } from '@/services/content/static-page';

export default function DesignPage() {
  return (
    <>
      <Head>
        <title>Design system</title>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <DesignView />
      </main>
    </>
  );
}

/** Rendered per request, so that the runtime variable decides and not the build. Without the site's shell. */
export const getServerSideProps: GetServerSideProps = async ({ locale }) => {
  if (!serverEnv().designPage || !isLocale(locale)) return { notFound: true };
  return { props: await pageTexts(locale, ['common']) };
};

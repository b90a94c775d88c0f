import { QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import type { SSRConfig } from 'next-i18next/pages';
import { appWithTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { i18nConfig } from '@/lib/config/i18n';
import { isLocale, regionOfLocale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { reloadOnMissingChunk } from '@/lib/browser/reload-on-missing-chunk';
import { SiteLayout } from '@/components/layout/site-layout';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { queryClient } from '@/services/http/query-client';
import { StoresProvider } from '@/stores/stores-provider';

if (typeof window !== 'undefined') reloadOnMissingChunk();

type SiteProps = AppProps<SSRConfig & { shell?: ShellProps }>;

function SiteApp({ Component, pageProps, router }: SiteProps) {
  const { shell } = pageProps;
  const [client] = useState(queryClient);
  if (typeof window === 'undefined' && isLocale(router.locale)) {
    // Links rendered on the server omit the prefix of the region's own default locale.
    // oxlint-disable-next-line react/immutability -- the router of this one server render; Next offers no setting for it
    router.defaultLocale = REGIONS[regionOfLocale(router.locale)].defaultLocale;
  }
  if (!shell) return <Component {...pageProps} />;
  return (
    <QueryClientProvider client={client}>
      <StoresProvider locale={shell.locale} promoBanner={shell.promoBanner}>
        <SiteLayout shell={shell}>
          <Component {...pageProps} />
        </SiteLayout>
      </StoresProvider>
    </QueryClientProvider>
  );
}

export default appWithTranslation<SiteProps>(SiteApp, i18nConfig);

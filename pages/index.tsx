import type { HomeProps } from '@/components/home/home-props';
import { loadHome } from '@/components/home/load-home';
import { Seo } from '@/components/layout/seo';
import { JsonLd } from '@/components/ui/layout/json-ld';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { publicEnv } from '@/lib/config/env';
import { ownProfiles } from '@/lib/config/platform-links';
import { ROUTES } from '@/lib/config/routes';
import { countryName } from '@/lib/text/names';
import { organizationData } from '@/lib/domain/content/structured-data';
import { siteAddress, siteOrigin } from '@/lib/site/site-address';
import { staticPage } from '@/services/content/static-page';
import { HomeView } from '@/components/home/home-view';

export default function HomePage(props: HomeProps) {
  const { locale, localeTag, region } = useLocale();
  return (
    <>
      <Seo {...props.content.seo} route="home" />
      <HomeView {...props} />
      <JsonLd
        data={
          typeof window === 'undefined'
            ? organizationData({
                name: publicEnv.brand,
                url: siteAddress(locale, '/'),
                logoUrl: `${siteOrigin(region.code)}/icon-512.png`,
                contactUrl: siteAddress(locale, ROUTES.contactUs.path),
                country: countryName(region.ipCountry, localeTag),
                profiles: ownProfiles(region.code),
              })
            : null
        }
      />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'home', namespaces: ['home'], load: loadHome });

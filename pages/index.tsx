import type { HomeProps } from '@/components/home/home-props';
import { HomeView } from '@/components/home/home-view';
import { loadHome } from '@/components/home/load-home';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';

export default function HomePage(props: HomeProps) {
  return (
    <>
      <Seo {...props.content.seo} route="home" />
      <HomeView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'home', namespaces: ['home'], load: loadHome });

import { useTranslation } from 'next-i18next/pages';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { OutfitView } from '@/components/outfit/outfit-view';

export default function OutfitPage() {
  const { t } = useTranslation('outfit');
  return (
    <>
      <Seo route="outfit" title={t('seo.title')} description={t('seo.description')} />
      <OutfitView />
    </>
  );
}

export const getStaticProps = staticPage({
  route: 'outfit',
  namespaces: ['outfit', 'items', 'wardrobe', 'account', 'auth', 'booking', 'errors'],
});

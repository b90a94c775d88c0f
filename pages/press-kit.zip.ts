import { regionOfLocale } from '@/lib/config/locales';
import { buildPressKit } from '@/services/content/press-kit';
import { writeDocument } from '@/services/content/write-document';

/** The press kit of this host's region, the same for every language. */
export default function PressKit() {
  return null;
}

export const getServerSideProps = writeDocument(async (locale) => {
  const region = regionOfLocale(locale);
  return { type: 'application/zip', body: await buildPressKit(region), fileName: `press-kit-${region}.zip` };
});

import { describe, expect, it } from 'vitest';
import { isArtworkName } from '@/artwork/manifest';
import { LOCALE_CODES } from '@/lib/config/locales';
import { ROUTES, SERVICE_TYPES, type RouteName } from '@/lib/config/routes';
import { shareSubjects } from '@/scripts/artwork/share-subjects';
import { sharePictureName, sharePicturePath } from '@/lib/site/site-files';

const subjects = shareSubjects();
const paths = subjects.map(({ name, locale }) => sharePicturePath(name, locale));

describe('pictures of shared links', () => {
  it('are one for every page that may be listed, in every language', () => {
    const names = [
      ...(Object.keys(ROUTES) as RouteName[]).filter((route) => ROUTES[route].indexable).map((route) => sharePictureName(route)),
      ...SERVICE_TYPES.slice(1).map((type) => sharePictureName('servicesPricing', type)),
      sharePictureName('blog', 'clean-before-you-store'),
    ];
    expect(
      names.flatMap((name) => LOCALE_CODES.map((locale) => sharePicturePath(name, locale))).filter((path) => !paths.includes(path)),
    ).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('carry words and a scene that is drawn', () => {
    for (const { name, locale, title, scene } of subjects) {
      expect(title.trim(), `${name} in ${locale}`).not.toBe('');
      expect(title, `${name} in ${locale}`).not.toMatch(/[{}]/);
      expect(isArtworkName(scene), scene).toBe(true);
    }
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CoverPicture, largestFile, resolveCover } from '@/components/ui/media/cover-picture';

const own = {
  src: '/_next/image?url=a&w=960&q=75',
  srcSet: '/_next/image?url=a&w=384&q=75 384w, /_next/image?url=a&w=960&q=75 960w',
  width: 960,
  height: 540,
};

describe('the picture of a text', () => {
  it('is the editors’ own where there is one, with its words, place and widths', () => {
    const cover = resolveCover({ cover: 'blog-cleaning', coverPicture: own });
    const html = renderToStaticMarkup(<CoverPicture cover={cover} alt="A coat" sizes="92vw" />);
    for (const part of ['alt="A coat"', 'width="960"', 'height="540"', 'sizes="92vw"', 'loading="lazy"', '384w']) {
      expect(html).toContain(part);
    }
    expect(html.indexOf('srcSet=')).toBeLessThan(html.indexOf(' src='));
    expect(largestFile(cover)).toBe(own.src);
  });

  it('is asked for at once at the head of a page', () => {
    const html = renderToStaticMarkup(<CoverPicture cover={{ kind: 'media', picture: own }} alt="" sizes="92vw" isLead />);
    expect(html).toContain('loading="eager"');
    expect(html).toMatch(/fetchPriority="high"/i);
  });

  it('is the drawn one otherwise', () => {
    const cover = resolveCover({ cover: 'blog-cleaning' });
    expect(renderToStaticMarkup(<CoverPicture cover={cover} alt="" sizes="92vw" />)).toContain('/artwork/blog-cleaning-');
    expect(largestFile(cover)).toMatch(/^\/artwork\/blog-cleaning-\d+\.webp$/);
  });
});

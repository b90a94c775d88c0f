import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '@/components/ui/media/picture';

const COAT = { name: 'camel-coat', width: 640, height: 800, widths: [320, 640], placeholder: '#d2bca2' };

describe('Picture', () => {
  it('offers exactly the rendered widths, best format first', () => {
    const { container } = render(<Picture picture={COAT} alt="Camel coat" sizes="50vw" />);
    const sources = [...container.querySelectorAll('source')].map((source) => [source.type, source.getAttribute('srcset')]);
    expect(sources).toEqual([
      ['image/avif', '/artwork/camel-coat-320.avif 320w, /artwork/camel-coat-640.avif 640w'],
      ['image/webp', '/artwork/camel-coat-320.webp 320w, /artwork/camel-coat-640.webp 640w'],
    ]);
  });

  it('keeps its room and loads late, unless it is what the first screen is judged by', () => {
    const { rerender } = render(<Picture picture={COAT} alt="Camel coat" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Camel coat' });
    expect(image.outerHTML).toMatch(/(?=.* width="640")(?=.* height="800").* loading="lazy"/);
    rerender(<Picture picture={COAT} alt="Camel coat" sizes="50vw" isPriority />);
    expect(image.outerHTML).toMatch(/(?=.* loading="eager").* fetchpriority="high"/i);
  });
});

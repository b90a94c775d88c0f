import { screen } from '@testing-library/react';
import type { NextApiRequest, NextApiResponse } from 'next';
import { describe, expect, it, vi } from 'vitest';
import { prefixedPathOf } from '@/lib/domain/shared/path-in-shell';
import preview from '@/pages/api/preview';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { DraftBanner } from '@/pages/_document';

const texts = { label: 'Draft', text: 'A draft', leave: 'Leave' };

/** Where the answer to the banner's link leads. */
function followLink(): string | undefined {
  const { pathname, searchParams } = new URL(
    screen.getByRole('link', { name: 'Leave' }).getAttribute('href') ?? '',
    'http://hk.localhost:3000',
  );
  expect(pathname).toBe('/api/preview');
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    setDraftMode: vi.fn(),
    status: vi.fn(() => response),
    json: vi.fn(),
    end: vi.fn(),
  };
  preview({ method: 'GET', query: Object.fromEntries(searchParams) } as unknown as NextApiRequest, response as unknown as NextApiResponse);
  expect(response.setDraftMode).toHaveBeenCalledExactlyOnceWith({ enable: false });
  return headers.get('Location');
}

describe('leaving the preview', () => {
  it.each([
    ['a page', { route: 'faqs', locale: 'en' }, '/faqs'],
    ['a page in a language with a prefix', { route: 'faqs', locale: 'zh-CN' }, '/zh-CN/faqs'],
    ['an article', { route: 'blog', path: '/blog/coats', locale: 'zh' }, '/zh/blog/coats'],
    [
      'a page whose query is a part of it',
      { route: 'servicesPricing', path: '/services-pricing?type=sell', locale: 'en-SG' },
      '/services-pricing?type=sell',
    ],
    ['a home page', { route: 'home', locale: 'en-SG' }, '/'],
    ['a home page in a language with a prefix', { route: 'home', locale: 'zh-Hans' }, '/zh-Hans'],
    ['no page of ours', { route: null, locale: 'zh' }, '/zh'],
  ] as const)('leads back to %s', (_, shell, address) => {
    renderWithTexts(<DraftBanner texts={texts} path={prefixedPathOf(shell)} />);
    expect(followLink()).toBe(address);
  });
});

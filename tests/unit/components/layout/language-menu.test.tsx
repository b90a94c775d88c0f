import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageMenu } from '@/components/layout/language-menu';
import { RegionModal } from '@/components/layout/region-modal';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import layout from '@/locales/zh/layout.json';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const router = { asPath: '', events: { on: () => undefined, off: () => undefined } };
await standIn(import('next/router'), { useRouter: () => router });
await standIn(import('next/link'), {
  default: ({ href, locale, children }: { href: string; locale: string; children: ReactNode }) => (
    <a href={`${locale} ${href}`}>{children}</a>
  ),
});

const assign = vi.fn();
const shell: ShellProps = { locale: 'zh', route: 'blog', path: '/blog/coats', locales: ['zh', 'zh-CN'], promoBanner: null, year: 2026 };
const inChinese = { locale: 'zh', namespaces: { layout } } as const;
const language = (name: string) => screen.getByText(name, { selector: 'a' }).getAttribute('href');
afterEach(() => vi.unstubAllGlobals());

function visit(asPath: string, shown: ReactNode) {
  router.asPath = asPath;
  vi.stubGlobal('location', { protocol: 'http:', host: 'hk.localhost:3000', assign });
  renderWithTexts(<>{shown}</>, inChinese);
}

describe('the languages of an article that not all of them have', () => {
  it('keep the address where they have it, and lead to their list where they do not', () => {
    visit('/blog/coats?from=mail#text', <LanguageMenu shell={shell} />);
    expect(language('简体中文')).toBe('zh-CN /blog/coats?from=mail');
    expect(language('English')).toBe('en /blog');
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('語言：繁體中文');
  });

  it('keep it everywhere on a page that says nothing of languages', () => {
    visit('/faqs?q=damp', <LanguageMenu shell={{ locale: 'zh', route: 'faqs', promoBanner: null, year: 2026 }} />);
    expect(language('English')).toBe('en /faqs?q=damp');
  });

  it('say in the link to the other site where it leads, with the query and without what opens something', () => {
    const page: ShellProps = { locale: 'zh', route: 'faqs', promoBanner: null, year: 2026 };
    visit('/faqs?q=a+b&token=abc&topic=care&code=1&state=2&locale=zh_CN#top', <LanguageMenu shell={page} />);
    expect(screen.getByText(layout.regionSg).getAttribute('href')).toMatch(/^https?:\/\/sg\.[^/]+\/zh-Hans\/faqs\?q=a\+b&topic=care$/);
  });

  it('are asked for on the way to the other site', () => {
    visit('/blog/coats', <LanguageMenu shell={shell} />);
    fireEvent.click(screen.getByText(layout.regionSg));
    expect(assign).toHaveBeenLastCalledWith('http://sg.localhost:3000/zh-Hans/blog');
  });

  it.each([
    ['to the list', ['zh', 'zh-CN'], '/zh-Hans/blog'],
    ['to the article, where it has that', ['zh', 'zh-Hans'], '/zh-Hans/blog/coats'],
  ] as const)('are asked for when the other site is suggested: %s', (_, locales, path) => {
    visit('/blog/coats', <RegionModal shell={{ ...shell, locales }} region="sg" onAnswered={() => undefined} />);
    expect(screen.getByText(layout.regionModal.titleSg).innerHTML).toContain('新加坡<wbr>瀏覽');
    fireEvent.click(screen.getByText(layout.regionModal.goSg));
    expect(assign).toHaveBeenLastCalledWith(`http://sg.localhost:3000${path}`);
  });
});

import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { RichText } from '@/components/ui/text/rich-text';
import { escapeText, phrasesOfHtml } from '@/lib/text/phrases';
import type { SafeHtml } from '@/lib/safe-html';
import { Lead } from '@/components/ui/text/text';

const language = vi.hoisted(() => ({ now: 'zh' }));
vi.mock('next-i18next/pages', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: { language: language.now } }) }));

const pieces = (text: string, tag = 'zh-Hant-HK') => phrasesOfHtml(escapeText(text), tag)?.split('<wbr>');

describe('large Chinese text', () => {
  it('may end a line between words, and within none', () => {
    expect(pieces('預約免費首次上門收件')).toEqual(['預約', '免費', '首次上門', '收件']);
    // No line begins with punctuation or a particle.
    for (const part of pieces('我們上門收衣，逐件拍照存檔，直至你想取回為止。') ?? []) expect(part).not.toMatch(/^[，。的了]/);
    // An adverb or a preposition of one character leads.
    expect(pieces('衣服的事，还可以交给我们', 'zh-Hans-SG')).toEqual(['衣服的事，还可以', '交给', '我们']);
    expect(pieces('星期日不收件')).toEqual(['星期日', '不收件']);
    expect(pieces('储存、数码化、寄卖', 'zh-Hans-SG')?.join('')).toBe('储存、数码化、寄卖');
  });

  it('holds days and references together in lists of facts, in every language', () => {
    render(
      <DefinitionList
        entries={[
          { term: '上門費', value: '12月11日星期五 09:00' },
          { term: '編號', value: 'B-HK-100014' },
        ]}
      />,
    );
    const [fee, number] = screen.getAllByRole('definition');
    expect(fee?.innerHTML).toBe('12月11日<wbr>星期五 09:00');
    expect(number?.innerHTML).toMatch(/^<span style="white-space: ?nowrap">B-HK-100014<\/span>$/);
    expect(pieces('Request R-SG-100014 & <b>', 'en-SG')?.[0]).toContain('nowrap">R-SG-100014</span> &amp; &lt;b&gt;');
  });

  it('is the same text to readers, to the clipboard and to a search', () => {
    render(
      <>
        <Heading level={1}>預約免費首次上門收件</Heading>
        <Lead>{'價錢 <b>& 空氣裏的濕度</b>'}</Lead>
      </>,
    );
    const heading = screen.getByRole('heading', { name: '預約免費首次上門收件' });
    expect(heading.querySelectorAll('wbr').length).toBeGreaterThan(1);
    expect(heading.textContent).toBe('預約免費首次上門收件');
    // What an editor writes stays text.
    expect(screen.getByText('價錢 <b>& 空氣裏的濕度</b>').querySelector('b')).toBeNull();
  });

  it('is marked in what editors write as well, in its texts alone', () => {
    const html =
      '<p>預約免費首次<a href="/x" title="預約免費 > 上門">收件安排</a>的衣物</p><ul><li>一件大衣 &amp; 兩對皮鞋</li></ul>' as SafeHtml;
    const { container } = render(<RichText html={html} />);
    const link = container.querySelector('a');
    // A line may end before a link as well.
    expect(link?.innerHTML).toBe('<wbr>收件<wbr>安排');
    expect(link?.title).toBe('預約免費 > 上門');
    expect(container.querySelector('p')?.firstElementChild?.localName).toBe('wbr');
    expect(container.querySelector('li')?.innerHTML).toBe('一件<wbr>大衣 &amp; 兩對<wbr>皮鞋');
    expect(container.textContent).toBe('預約免費首次收件安排的衣物一件大衣 & 兩對皮鞋');
  });

  it('stays as the server drew it, without looking its words up again', () => {
    const heading = <Heading level={1}>預約免費首次上門收件</Heading>;
    const root = document.createElement('div');
    vi.stubGlobal('window', undefined);
    root.innerHTML = renderToString(heading);
    vi.unstubAllGlobals();
    const drawn = root.querySelector('h1')?.innerHTML;
    expect(drawn).toContain('<wbr>');
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    const page = render(heading, { container: document.body.appendChild(root), hydrate: true });
    page.rerender(<Heading level={1}>預約免費首次上門收件</Heading>);
    expect(segment).not.toHaveBeenCalled();
    expect(root.querySelector('h1')?.innerHTML).toBe(drawn);
    page.rerender(<Heading level={1}>更改預約</Heading>);
    expect(root.querySelector('h1')?.innerHTML).toBe('更改<wbr>預約');
    page.rerender(heading);
    expect(root.querySelector('h1')?.innerHTML).toBe(drawn);
    expect(complaints.mock.calls).toEqual([]);
    segment.mockRestore();
    complaints.mockRestore();
  });

  it('leaves other languages and other children alone', () => {
    language.now = 'en';
    render(<Heading level={2}>Book a free first collection</Heading>);
    language.now = 'zh';
    render(
      <Heading level={3}>
        <span>預約</span>
      </Heading>,
    );
    expect(document.querySelector('wbr')).toBeNull();
  });
});

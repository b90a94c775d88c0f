import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FaqsView, type ListedFaq } from '@/components/faqs/faqs-view';
import type { SafeHtml } from '@/lib/safe-html';
import texts from '@/locales/en/faqs.json';
import { asPathOf } from '@/tests/setup/memory-router';

const replace = vi.fn(() => Promise.resolve(true));
const router = {
  pathname: '/faqs',
  query: {} as Record<string, string>,
  get asPath() {
    return asPathOf(this);
  },
  replace,
};
vi.mock('next/router', () => ({ useRouter: () => router }));
vi.mock('next/link', () => ({
  default: ({
    href,
    children,
    onClick,
    ...rest
  }: {
    href: string | { query?: Record<string, string> };
    children: ReactNode;
    onClick?: () => void;
  }) => (
    // A fragment: jsdom cannot go to another document.
    <a
      href={`#${typeof href === 'string' ? href : new URLSearchParams(href.query).toString()}`}
      onClick={onClick}
      aria-current={(rest as { 'aria-current'?: 'true' })['aria-current']}
    >
      {children}
    </a>
  ),
}));
vi.mock('next-i18next/pages', () => ({
  useTranslation: () => ({
    i18n: { language: 'en' },
    t: (key: string, values: Record<string, unknown> = {}) => {
      const find = (path: string) =>
        path.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts);
      const text = find(key) ?? find(`${key}_${values.count === 1 ? 'one' : 'other'}`);
      return typeof text === 'string' ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])) : key;
    },
  }),
}));

const help = vi.fn();
vi.stubGlobal('fetch', help);
const answering = (body: unknown) => Promise.resolve({ ok: body !== null, json: async () => body });

const page = {
  headline: 'Ask away',
  intro: 'For Hong Kong.',
  closing: { heading: 'Not here?', text: 'Write to us with a sentence or two. A person reads it. {{response}}' },
};
const faqs: ListedFaq[] = [
  { slug: 'mould', topic: 'storage', question: 'What about mould?', answer: '<p>Dry rooms.</p>' as SafeHtml },
  {
    slug: 'sunday',
    topic: 'collection-delivery',
    question: 'Do you come on Sundays?',
    answer: '<p>From Monday to Saturday.</p>' as SafeHtml,
  },
  { slug: 'card', topic: 'pricing-billing', question: 'Was my card declined?', answer: '<p>Nothing was charged.</p>' as SafeHtml },
];
const questions = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the list of questions', () => {
  beforeEach(() => {
    router.query = {};
    replace.mockClear();
    help.mockReset().mockImplementation(() => answering({ answers: faqs, scriptPairs: '' }));
    window.location.hash = '';
  });

  it('stands by topic and counts aloud', () => {
    render(<FaqsView page={page} faqs={faqs} response="We answer soon." />);
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Storing', 'Collection and delivery', 'Prices and billing']);
    expect(screen.getByRole('status')).toHaveTextContent('3 answers');
  });

  it('narrows while one types, and writes the address once the typing rests', async () => {
    render(<FaqsView page={page} faqs={faqs} response="We answer soon." />);
    // All at once: a busy machine would rest between two letters.
    for (const value of ['s', 'sun', 'sunday']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    await waitFor(() => expect(questions()).toEqual(['Do you come on Sundays?']));
    expect(screen.getByRole('status')).toHaveTextContent('1 answer');
    expect(help).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    expect(replace).toHaveBeenCalledWith(
      { pathname: '/faqs', query: { q: 'sunday' } },
      { pathname: '/faqs', query: { q: 'sunday' } },
      { shallow: true, scroll: false },
    );
  });

  it('shows all of them once a link leads to them, whatever was typed before', async () => {
    const view = () => <FaqsView page={page} faqs={faqs} response="We answer soon." />;
    const { rerender } = render(view());
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sunday' } });
    await waitFor(() => expect(questions()).toHaveLength(1));
    for (const query of [{ q: 'sunday' }, {}]) {
      router.query = query as Record<string, string>;
      rerender(view());
    }
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(questions()).toHaveLength(3));
  });

  it('says that nothing matches, and leads back', async () => {
    const user = userEvent.setup();
    render(<FaqsView page={page} faqs={faqs} response="We answer soon." />);
    await user.type(screen.getByRole('searchbox'), 'zeppelin');
    expect(await screen.findByText('No answer matches “zeppelin”')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 answers');
    await user.click(screen.getByRole('link', { name: texts.none.reset }));
    expect(questions()).toHaveLength(3);
  });

  it('loads nothing before somebody types, and says so when it cannot search', async () => {
    help.mockImplementationOnce(() => answering(null));
    render(<FaqsView page={page} faqs={faqs} response="We answer soon." />);
    expect(help).not.toHaveBeenCalled();
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'sun' } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texts.search.failed));
    expect(questions()).toHaveLength(3);
    // The next letter tries again.
    fireEvent.change(field, { target: { value: 'sund' } });
    await waitFor(() => expect(questions()).toEqual(['Do you come on Sundays?']));
  });

  it('opens with the search and the topic of its address', async () => {
    router.query = { q: 'card', topic: 'pricing-billing' };
    render(<FaqsView page={page} faqs={faqs} response="We answer soon." />);
    expect(screen.getByRole('searchbox')).toHaveValue('card');
    await waitFor(() => expect(questions()).toEqual(['Was my card declined?']));
    expect(within(screen.getByRole('navigation', { name: 'Topics' })).getByRole('link', { current: true })).toHaveTextContent(
      'Prices and billing',
    );
  });

  it('opens the answer that the address names', () => {
    window.location.hash = '#sunday';
    render(<FaqsView page={page} faqs={faqs} response="We answer soon." />);
    const open = [...document.querySelectorAll('details')].filter((element) => element.open);
    expect(open.map(({ id }) => id)).toEqual(['sunday']);
    expect(within(open[0] as HTMLElement).getByText('From Monday to Saturday.')).toBeVisible();
  });

  it('ends with how soon we answer, as the contact page says it', () => {
    render(<FaqsView page={page} faqs={faqs} response="We answer soon." />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.headline);
    expect(screen.getByRole('heading', { name: page.closing.heading })).toBeVisible();
    expect(screen.getByText('Write to us with a sentence or two. A person reads it. We answer soon.')).toBeTruthy();
    expect(JSON.stringify(texts)).not.toMatch(/24 hours/);
  });
});

import { act, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteName } from '@/lib/config/routes';
import { EVERYTHING, NOTHING_OPTIONAL, type ConsentChoice } from '@/lib/domain/consent/consent-choice';
import type { ShellProps } from '@/lib/domain/shared/shell-props';

const { router, listeners } = vi.hoisted(() => {
  const heard = new Map<string, Set<() => void>>();
  return {
    listeners: heard,
    router: {
      events: {
        on: (name: string, listener: () => void) => heard.set(name, (heard.get(name) ?? new Set()).add(listener)),
        off: (name: string, listener: () => void) => heard.get(name)?.delete(listener),
      },
    },
  };
});
vi.mock('next/router', () => ({ useRouter: () => router, default: { ready: () => undefined } }));
vi.mock('next/dynamic', () => ({ default: () => () => null }));
vi.mock('@/components/consent/tag-container', () => ({ tagContainerOf: () => 'GTM-TEST' }));

const tell = (event: string) => [...(listeners.get(event) ?? [])].forEach((listener) => listener());
const shellOf = (route: RouteName) => ({ route, locale: 'en' }) as ShellProps;

/** What the queue holds, in short: commands by their words, events by their name and page. */
const queue = () =>
  (window.dataLayer ?? []).map((entry) => {
    if (typeof entry === 'object' && entry !== null && 'event' in entry) {
      const { event, page_name: name, page_path: path } = entry as Record<string, string>;
      return name ? `${event} ${name} ${path}` : event;
    }
    const [command, action, state] = Array.from(entry as ArrayLike<unknown>);
    return `${String(command)} ${String(action)} ${(state as Record<string, string>).analytics_storage}`;
  });
const views = () => queue().filter((entry) => entry?.startsWith('page_view'));

/** The modules anew, as a load of a page has them. */
async function firstLoad(path: string, route: RouteName, stored: ConsentChoice | null = null) {
  vi.resetModules();
  history.replaceState(null, '', path);
  const { storeConsent } = await import('@/services/consent');
  if (stored) storeConsent(stored);
  const { ConsentGate } = await import('@/components/consent/consent-gate');
  const { PageViews } = await import('@/components/layout/page-views');
  /** Next tells of the change in the layout phase of the new page, which is before its passive effects. */
  function Site({ route: shown, isChange }: { route: RouteName; isChange: boolean }) {
    useLayoutEffect(() => {
      if (isChange) tell('routeChangeComplete');
    });
    return (
      <>
        <ConsentGate locale="en" route={shown} />
        <PageViews shell={shellOf(shown)} />
      </>
    );
  }
  const { rerender } = render(<Site route={route} isChange={false} />);
  return (to: string, next: RouteName) => {
    history.replaceState(null, '', to);
    act(() => tell('routeChangeStart'));
    rerender(<Site route={next} isChange />);
  };
}

beforeEach(() => {
  delete window.dataLayer;
});
afterEach(() => {
  listeners.clear();
  document.querySelector('script[src*="gtm.js"]')?.remove();
});

describe('the order of the queue', () => {
  it('is the refusal and the view for somebody who has not decided', async () => {
    await firstLoad('/about-us', 'aboutUs');
    expect(queue()).toEqual(['consent default denied', 'page_view aboutUs /about-us']);
  });

  it('has a yes from before in front of the first view, and the container behind it', async () => {
    await firstLoad('/about-us', 'aboutUs', EVERYTHING);
    await waitFor(() => expect(document.querySelector('script[src*="gtm.js"]')).not.toBeNull());
    expect(queue()).toEqual(['consent default denied', 'consent update granted', 'page_view aboutUs /about-us', 'gtm.js']);
  });

  it('has a no from before there too, and no container', async () => {
    await firstLoad('/about-us', 'aboutUs', NOTHING_OPTIONAL);
    await Promise.resolve();
    expect(queue()).toEqual(['consent default denied', 'consent update denied', 'page_view aboutUs /about-us']);
  });
});

describe('page views', () => {
  it('are one a navigation, there and back, each under its own page’s name', async () => {
    const go = await firstLoad('/about-us', 'aboutUs');
    go('/faqs', 'faqs');
    go('/about-us', 'aboutUs');
    expect(views()).toEqual(['page_view aboutUs /about-us', 'page_view faqs /faqs', 'page_view aboutUs /about-us']);
  });

  it('are one for a settled query, and none for the same address or one that differs by a secret only', async () => {
    const go = await firstLoad('/faqs', 'faqs');
    go('/faqs?topic=storage', 'faqs');
    go('/faqs?topic=storage', 'faqs');
    go('/faqs?topic=storage&token=secret', 'faqs');
    expect(views()).toEqual(['page_view faqs /faqs', 'page_view faqs /faqs?topic=storage']);
  });

  it('are one for an address with a query, also where the router comes to know it later', async () => {
    const go = await firstLoad('/faqs?topic=storage', 'faqs');
    expect(views()).toEqual(['page_view faqs /faqs?topic=storage']);
    go('/faqs?topic=storage', 'faqs');
    expect(views()).toEqual(['page_view faqs /faqs?topic=storage']);
  });

  it('are one more for a page that comes back out of the browser’s own cache, and none for its first showing', async () => {
    await firstLoad('/faqs', 'faqs');
    const show = (persisted: boolean) => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    show(false);
    expect(views()).toEqual(['page_view faqs /faqs']);
    show(true);
    expect(views()).toEqual(['page_view faqs /faqs', 'page_view faqs /faqs']);
  });

  it('are one for an address that the page leaves at once for one in another language', async () => {
    const wardrobe = await firstLoad('/items?locale=zh_CN', 'items');
    expect(views()).toEqual([]);
    wardrobe('/zh-CN/items', 'items');
    expect(views()).toEqual(['page_view items /zh-CN/items']);
  });

  it('are one with and without what a page has heard of its address', async () => {
    const chat = await firstLoad('/chat?about=item%3A1', 'chat');
    chat('/chat', 'chat');
    expect(views()).toEqual(['page_view chat /chat']);
  });
});

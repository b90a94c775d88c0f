import { fireEvent, render, renderHook } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { useHasNavigated } from '@/components/layout/site-layout';
import { useFocusOnNewPage } from '@/components/ui/hooks/use-focus-on-new-page';
import { baseCss } from '@/components/ui/theme/global-style';
import { events } from '@/tests/setup/memory-router';
import { standIn } from '@/tests/setup/stand-in';

const router = { pathname: '/', asPath: '/' };
await standIn(import('next/router'), { useRouter: () => router });

beforeEach(() => void Object.assign(router, { pathname: '/', asPath: '/' }));

it('lets the first page stand, and a change of its query', () => {
  const { result, rerender } = renderHook(useHasNavigated);
  rerender();
  expect(result.current).toBe(false);
  const Page = () => <main data-moved={useHasNavigated() || undefined} />;
  expect(renderToStaticMarkup(<Page />)).toBe('<main></main>');
});

it('knows from the very render that brings another page, and keeps it on the way back', () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook(() => seen.push(useHasNavigated()));
  router.pathname = '/faqs';
  rerender();
  expect(seen.at(-1)).toBe(true);
  router.pathname = '/';
  rerender();
  expect(seen.at(-1)).toBe(true);
});

it('fades only where nobody has asked for stillness, briefly and without moving anything', () => {
  const [, rules = ''] = /@media \(prefers-reduced-motion:no-preference\)\{([\s\S]*?\})\s*\}/.exec(baseCss) ?? [];
  expect(rules).toContain(':where(main[data-moved]>*){animation:page-in 140ms');
  expect(baseCss.match(/page-in/g)).toHaveLength(2);
  expect(baseCss).toContain('@keyframes page-in{from{opacity:0}}');
});

it.each([
  ['begins in the new page after a link of the footer', '/faqs', 'main'],
  ['stays where it is after a change of the query', '/?topic=care#top', 'link'],
])('the way of the Tab key %s', (_what, asPath, focused) => {
  const Site = () => {
    useFocusOnNewPage();
    return [<main key="main" id="main" tabIndex={-1} />, <button key="link" id="link" type="button" />];
  };
  const { rerender } = render(<Site />);
  document.getElementById('link')?.focus();
  router.asPath = asPath;
  rerender(<Site />);
  expect(document.activeElement?.id).toBe(focused);
});

// On a slow device a page is rendered long after its link was pressed.
it.each([
  ['is taken into the new page by a press on nothing but its link', 'link', 'main'],
  ['is taken into the new page after a press on a button of the old one', 'inside', 'main'],
  ['stays with a button that was pressed meanwhile, also on the way Back from what it has opened', 'opener', 'opener'],
])('the focus %s', (_what, pressed, focused) => {
  const Site = () => {
    useFocusOnNewPage();
    return [
      <main key="main" id="main" tabIndex={-1}>
        {router.asPath === '/' ? <button id="inside" type="button" /> : null}
      </main>,
      <a key="link" id="link" href="#x">
        FAQs
      </a>,
      <button key="opener" id="opener" type="button" />,
    ];
  };
  const { rerender } = render(<Site />);
  const begin = (shallow: boolean) => {
    for (const [name, listener] of events.on.mock.calls) if (name === 'routeChangeStart') listener('/zh/faqs', { shallow });
  };
  begin(false);
  const element = document.getElementById(pressed);
  element?.focus();
  if (element) fireEvent.click(element);
  begin(true);
  begin(false);
  router.asPath = '/faqs';
  rerender(<Site />);
  expect(document.activeElement?.id).toBe(focused);
});

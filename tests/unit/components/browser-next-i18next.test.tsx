import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appWithTranslation, useTranslation } from '@/lib/browser-next-i18next';

const seen: unknown[] = [];

function Page() {
  const { t, i18n } = useTranslation(['first', 'second']);
  seen.push(i18n);
  return <p>{`${t('hello', { name: 'Bo' })} ${t('second:bye')} ${t('late:word')} ${i18n.language}`}</p>;
}

const App = appWithTranslation(() => <Page />, { defaultNS: 'first', interpolation: { defaultVariables: { brand: 'Acme' } } });

const props = (locale: string, texts: Record<string, Record<string, string>>) => ({
  pageProps: { _nextI18Next: { initialLocale: locale, initialI18nStore: { [locale]: texts } } },
  router: { locale },
});

it('finds keys in the first namespace, keeps texts that came late, and changes the whole language at once', () => {
  const { rerender } = render(<App {...props('en', { first: { hello: '{{brand}} greets {{name}}' }, second: { bye: 'Bye' } })} />);
  expect(screen.getByText('Acme greets Bo Bye word en')).toBeInTheDocument();

  const [i18n] = seen as [ReturnType<typeof useTranslation>['i18n']];
  i18n.addResourceBundle('en', 'late', { word: 'Late' });
  rerender(<App {...props('en', { first: { hello: 'Hello {{name}}' }, third: {} })} />);
  // The texts of the first page stand: a namespace means the same on every page.
  expect(screen.getByText('Acme greets Bo Bye Late en')).toBeInTheDocument();

  rerender(<App {...props('zh', { first: { hello: '你好 {{name}}' }, second: { bye: '再見' } })} />);
  expect(screen.getByText('你好 Bo 再見 word zh')).toBeInTheDocument();
});

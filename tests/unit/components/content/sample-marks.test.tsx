import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AboutMarkets } from '@/components/about/about-markets';
import { AboutTeam } from '@/components/about/about-team';
import { ContactDetails } from '@/components/contact/contact-details';
import type { ContactProps } from '@/components/contact/contact-props';
import { Testimonials } from '@/components/home/testimonials';
import { PolicyView } from '@/components/policy/policy-view';
import { PressItemCard } from '@/components/press/press-item-card';
import type { SafeHtml } from '@/lib/safe-html';
import about from '@/locales/en/about.json';
import contact from '@/locales/en/contact.json';
import home from '@/locales/en/home.json';
import policy from '@/locales/en/policy.json';
import press from '@/locales/en/press.json';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

vi.mock('next/router', () => ({ useRouter: () => ({ locale: 'en', asPath: '/' }) }));
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);

const clause = { id: 'scope', title: 'Scope', summary: 'All of it', body: '<p>All.</p>' as SafeHtml };
const market = {
  country: 'hk' as const,
  name: 'Hong Kong',
  text: 'x',
  address: ['1 Road'],
  phone: '+852 2000 0100',
  email: 'a@example.com',
};

const VIEWS: Record<string, (isSample: boolean) => React.JSX.Element> = {
  'a person of the team': (isSample) => (
    <AboutTeam team={{ heading: 'Team', note: 'n', members: [{ name: 'Ann', role: 'r', text: 'x', isSample }] }} />
  ),
  'an office': (isSample) => <AboutMarkets heading="Offices" items={[{ ...market, isSample }]} />,
  'a voice of a customer': (isSample) => (
    <Testimonials text={{ heading: 'Voices', note: 'n', items: [{ name: 'Bo', role: 'r', quote: 'q', service: 'store', isSample }] }} />
  ),
  'a press item': (isSample) => (
    <PressItemCard
      item={{ slug: 'a', year: 2026, date: '2026-03-01', form: 'article', outlet: 'Paper', title: 'T', excerpt: 'e', isSample }}
    />
  ),
  'a policy': (isSample) => (
    <PolicyView
      policy={{
        headline: 'Terms',
        versionDate: '2026-03-01',
        isSample,
        ...(isSample && { sampleNotice: 'Why' }),
        intro: 'i',
        clauses: [clause],
      }}
      sibling={{ path: '/privacy-policy', title: 'Privacy' }}
    />
  ),
  'number and address': (isSample) => (
    <ContactDetails
      hours={[]}
      content={
        {
          phone: { display: '1', link: 'tel:1', isSample: false },
          address: { lines: ['a', 'b'], note: 'n', isSample },
          email: 'a@example.com',
          hoursNote: 'n',
          response: 'r',
        } as unknown as ContactProps['content']
      }
    />
  ),
};

describe.each(Object.entries(VIEWS))('the mark of a sample on %s', (_, view) => {
  const show = (isSample: boolean) => renderWithTexts(view(isSample), { namespaces: { about, contact, home, policy, press } });

  it('stands where the document says so', () => {
    show(true);
    expect(screen.getByText(/\bsamples?\b/i)).toBeTruthy();
  });

  it('does not stand where the document is fact', () => {
    show(false);
    expect(screen.queryByText(/\bsamples?\b/i)).toBeNull();
  });
});

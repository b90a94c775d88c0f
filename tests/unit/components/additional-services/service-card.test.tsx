import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ServiceCard, type OfferedService } from '@/components/additional-services/service-card';
import { actionOfService, wardrobeQueryOf } from '@/components/wardrobe/model/chosen-service';
import { ADDITIONAL_SERVICE_SLUGS } from '@/lib/contract/content/additional-service-page';
import type { SafeHtml } from '@/lib/safe-html';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ locale: 'en' }) });

const service = (wardrobeQuery: string | null, price: OfferedService['price'] = { kind: 'quote' }): OfferedService => ({
  slug: 'repair',
  name: 'Repair',
  summary: 's',
  body: '<p>b</p>' as SafeHtml,
  leadTime: 'l',
  howToOrder: 'h',
  goodToKnow: [],
  price,
  wardrobeQuery,
  picture: { name: 'care-repair', width: 800, height: 600, widths: [400, 800], placeholder: '#fff' },
});
const addresses = () => screen.getAllByRole('link', { hidden: true }).map((link) => [link.textContent, link.getAttribute('href')]);

it('leads a member to the pieces with the service chosen, and a visitor to a question', () => {
  renderWithTexts(<ServiceCard service={service('service=repair')} />);
  expect(addresses()).toEqual([
    ['Ask about repair', '/contact-us?topic=repair'],
    ['Choose pieces for repair', '/items?service=repair'],
  ]);
});

it('leads everybody to a question where it is for no piece', () => {
  renderWithTexts(<ServiceCard service={service(null)} />);
  expect(addresses()).toEqual([['Ask about repair', '/contact-us?topic=repair']]);
});

it('leads to the wardrobe for what it has an action for, and for a delivery in a hurry', () => {
  expect(Object.fromEntries(ADDITIONAL_SERVICE_SLUGS.map((slug) => [slug, wardrobeQueryOf(slug)]))).toEqual({
    'dry-cleaning': 'service=dry-cleaning',
    repair: 'service=repair',
    alteration: 'service=alteration',
    authentication: 'service=authentication',
    donation: 'service=donation',
    packing: null,
    'rush-delivery': 'place=stored',
  });
});

it('is for pieces where the wardrobe has an action for it', () => {
  expect(Object.fromEntries(ADDITIONAL_SERVICE_SLUGS.map((slug) => [slug, actionOfService(slug)]))).toEqual({
    'dry-cleaning': 'care',
    repair: 'care',
    alteration: 'care',
    authentication: 'care',
    donation: 'donate',
    packing: null,
    'rush-delivery': null,
  });
});

const hkd = (amount: number) => ({ amount, currency: 'HKD' as const });
it.each<[string, OfferedService['price']]>([
  ['HK$140 per piece', { kind: 'listed', money: hkd(14_000), per: 'piece' }],
  ['from HK$120', { kind: 'listed', money: hkd(12_000), per: 'from' }],
  ['Free of charge', { kind: 'listed', money: hkd(0), per: 'piece' }],
  ['By quote: you see the figure before work begins', { kind: 'quote' }],
  // No list could be read: a quote would be a promise that nobody made.
  ['Price on request', { kind: 'unknown' }],
])('says %s', (words, price) => {
  renderWithTexts(<ServiceCard service={service('service=repair', price)} />);
  expect(screen.getByText('Price').nextElementSibling?.textContent).toBe(words);
});

it('says in Chinese, too, that a price is not known', () => {
  renderWithTexts(<ServiceCard service={service('service=repair', { kind: 'unknown' })} />, { locale: 'zh' });
  expect(screen.getByText('收費').nextElementSibling).toHaveTextContent('請向我們查詢收費');
});

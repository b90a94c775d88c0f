import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useVisitPlace } from '@/components/booking/use-visit-place';
import { CAINE_ROAD } from '@/tests/builders/bookings';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const asked = new Set<string>();
await standIn(import('@/services/content/lazy-texts'), {
  useLazyTexts: (names: readonly string[]) => names.forEach((name) => asked.add(name)),
});
beforeEach(() => asked.clear());

function Place({ district }: { district: string }) {
  return <p>{useVisitPlace()({ ...CAINE_ROAD, district }, 'hk')}</p>;
}

it('names the district by texts of its own, and leaves out one that has no name', () => {
  renderWithTexts(
    <>
      <Place district="central-and-western" />
      <Place district="d-77" />
    </>,
  );
  expect(screen.getByText('12B, 88 Caine Road, Central and Western')).toBeVisible();
  expect(screen.getByText('12B, 88 Caine Road')).toBeVisible();
  expect([...asked]).toEqual(['districts']);
});

import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { Price } from '@/components/ui/price';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';
import { PackageCard } from './package-card';
import type { ShownPackage } from './pricing-props';

/** The packages while no price is known: everything but figures, and a person who knows them. */
export function PackagesOnRequest({ packages }: { packages: readonly ShownPackage[] }) {
  const { t } = useTranslation('pricing');
  return (
    <Stack $gap={5}>
      <Card>
        <Stack $gap={3} $align="start">
          <Heading level={3}>{t('unavailable.heading')}</Heading>
          <Text $tone="soft">{t('unavailable.body')}</Text>
          <ButtonLink href={`${ROUTES.contactUs.path}?topic=order`}>{t('unavailable.action')}</ButtonLink>
        </Stack>
      </Card>
      {packages.map((sold) => (
        <PackageCard key={sold.package} sold={sold} price={<Price money={null} />} />
      ))}
    </Stack>
  );
}

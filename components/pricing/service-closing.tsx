import { ROUTES, type ServiceType } from '@/lib/config/routes';
import { BesideHeading } from '@/components/ui/beside-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';
import type { PricingProps } from './pricing-props';

/** Where the last button leads: back to what is worked out above. */
const TARGETS: Record<ServiceType, string> = {
  store: `${ROUTES.servicesPricing.path}?type=store#calculator`,
  digitise: `${ROUTES.servicesPricing.path}?type=digitise#calculator`,
  sell: `${ROUTES.servicesPricing.path}?type=sell#consignment`,
};

export function ServiceClosing({ type, closing }: { type: ServiceType; closing: PricingProps['content']['closing'] }) {
  return (
    <Section $tone="ink" aria-labelledby="closing">
      <Container>
        <BesideHeading>
          <Heading level={2} id="closing">
            {closing.heading}
          </Heading>
          <Stack $gap={5} $align="start">
            <Text $tone="muted">{closing.text}</Text>
            <ButtonLink href={TARGETS[type]} variant="inverse" size="large">
              {closing.action}
            </ButtonLink>
          </Stack>
        </BesideHeading>
      </Container>
    </Section>
  );
}

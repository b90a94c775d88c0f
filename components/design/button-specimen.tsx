import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { IconButton } from '@/components/ui/actions/icon-button';
import { ArrowRightIcon } from '@/components/ui/icons';
import { SearchIcon } from '@/components/ui/page-icons';
import { HeartIcon } from '@/components/ui/member-icons';
import { Section } from '@/components/ui/layout/section';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { Specimen, useLog } from './specimen';

const VARIANTS = ['primary', 'secondary', 'quiet', 'neutral'] as const;

export function ButtonSpecimen() {
  const [last, log] = useLog();
  return (
    <Specimen title="Buttons and links">
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Cluster key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size} onClick={() => log(`${variant} ${size}`)}>
              Book a collection
            </Button>
          ))}
        </Cluster>
      ))}
      <Cluster>
        <Button isBusy>Paying HK$1,280</Button>
        <Button variant="secondary" isBusy>
          Saving
        </Button>
        <Button disabled>Not available</Button>
        <Button variant="secondary" disabled>
          Not available
        </Button>
        <ButtonLink href="/services-pricing">
          See prices <ArrowRightIcon size={18} />
        </ButtonLink>
        <ButtonLink href="/faqs" variant="secondary">
          How it works
        </ButtonLink>
      </Cluster>
      <Cluster $gap={5}>
        <TextLink href="/faqs" isStandalone>
          All questions <ArrowRightIcon size={18} />
        </TextLink>
        <TextButton onClick={() => log('change')}>Change</TextButton>
        <IconButton label="Search" icon={<SearchIcon />} onClick={() => log('search')} />
        <IconButton label="Keep" icon={<HeartIcon />} isBordered onClick={() => log('keep')} />
        <IconButton label="Not available" icon={<HeartIcon />} isBordered disabled />
      </Cluster>
      <Section $tone="ink" aria-label="On ink" style={{ padding: 'var(--space-6)' }}>
        <Cluster>
          <Button variant="inverse" onClick={() => log('inverse')}>
            Start storing
          </Button>
          <IconButton label="Search on ink" icon={<SearchIcon />} onClick={() => log('search on ink')} />
        </Cluster>
      </Section>
      <p role="status">{last ? `Pressed: ${last}` : 'Nothing pressed yet'}</p>
    </Specimen>
  );
}

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { IconButton } from '@/components/ui/actions/icon-button';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FilterChip } from '@/components/ui/forms/filter-chip';
import { ArrowRightIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/layout/section';
import { HeartIcon } from '@/components/ui/member-icons';
import { SearchIcon } from '@/components/ui/page-icons';
import { Price } from '@/components/ui/text/price';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { RangeSlider } from '@/components/ui/forms/range-slider';
import { Cluster, Grid, Stack } from '@/components/ui/layout/stack';
import { Stepper } from '@/components/ui/forms/stepper';
import { Switch } from '@/components/ui/forms/switch';
import { TileChoice } from '@/components/ui/forms/tile-choice';
import { Tag } from '@/components/ui/feedback/badge';
import { Specimen, useLog } from './specimen';

const LIFTS = [
  { value: 'lift', label: 'There is a lift' },
  { value: 'stairs', label: 'Stairs only', hint: 'Each floor adds to the fee.' },
  { value: 'unknown', label: 'Not known', isDisabled: true },
] as const;
const PLANS = [
  {
    value: 'x',
    label: 'X',
    hint: 'Thirty hanging pieces, photographed one by one.',
    detail: <Price money={{ amount: 48000, currency: 'HKD' }} unit="/ month" />,
  },
  {
    value: 'luxe',
    label: 'Luxe',
    hint: 'Sixty pieces with leather and fur care.',
    detail: <Price money={{ amount: 128000, currency: 'HKD' }} unit="/ month" />,
  },
  { value: 'pix', label: 'Pix', hint: 'Not offered in your district yet.', isDisabled: true },
] as const;
const TERMS = [
  { value: 1, label: '1 month' },
  { value: 6, label: '6 months', note: '5 % off' },
  { value: 12, label: '12 months', note: '10 % off' },
] as const;
const KINDS = ['Coats', 'Dresses', 'Knitwear', 'Shoes', 'Qipao'];

export function ChoiceSpecimen() {
  const [lift, setLift] = useState<(typeof LIFTS)[number]['value'] | null>('lift');
  const [plan, setPlan] = useState<(typeof PLANS)[number]['value'] | null>('luxe');
  const [months, setMonths] = useState(1);
  const [boxes, setBoxes] = useState(2);
  const [deliveries, setDeliveries] = useState(3);
  const [kinds, setKinds] = useState<readonly string[]>(['Coats']);
  const toggle = (kind: string) => setKinds(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]);
  return (
    <Specimen title="Choices">
      <Grid $min="18rem">
        <RadioGroup legend="Access" name="access" options={LIFTS} value={lift} onChange={setLift} necessity="required" />
        <RadioGroup
          legend="Access"
          name="access-error"
          options={LIFTS}
          value={null}
          onChange={setLift}
          error="Tell us whether there is a lift."
        />
        <Stack $gap={0}>
          <Checkbox label="I have read the terms" defaultChecked />
          <Checkbox label="Send me news" hint="About once a month. You can stop at any time." />
          <Checkbox label="I have packed no prohibited items" error="Please confirm this before we collect." />
          <Checkbox label="Not available" disabled />
        </Stack>
      </Grid>
      <RadioCards legend="Package" name="plan" options={PLANS} value={plan} onChange={setPlan} hint="You can change it each month." />
      <TileChoice isWide legend="Term" name="term" options={TERMS} value={months} onChange={setMonths} hint="Paid at once." />
      <Grid $min="18rem">
        <Stack $gap={2}>
          <Switch label="Outfit recommendations" hint="Computed from your own wardrobe only." defaultChecked />
          <Switch label="Reminders by email" />
          <Switch label="Not available" disabled />
        </Stack>
        <RangeSlider
          label="Extra deliveries a year"
          minimum={0}
          maximum={12}
          value={deliveries}
          onChange={setDeliveries}
          valueText={`${deliveries} deliveries`}
        />
        <Cluster>
          <Stepper label="Boxes" value={boxes} onChange={setBoxes} maximum={5} />
          <Stepper label="Rails" value={0} onChange={setBoxes} isDisabled />
        </Cluster>
      </Grid>
      <Cluster role="group" aria-label="Kind">
        {KINDS.map((kind, index) => (
          <FilterChip key={kind} isSelected={kinds.includes(kind)} count={index * 7 + 3} onClick={() => toggle(kind)}>
            {kind}
          </FilterChip>
        ))}
      </Cluster>
      <Cluster>
        {kinds.map((kind) => (
          <Tag key={kind} label={kind} onRemove={() => toggle(kind)} />
        ))}
        <Tag label="Silk" />
      </Cluster>
    </Specimen>
  );
}

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

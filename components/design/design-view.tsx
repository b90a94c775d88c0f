import styled from 'styled-components';
import { useState, type FormEvent } from 'react';
import { artworkInfo, type ArtworkName } from '@/artwork/manifest';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { fileOfPicture } from '@/components/ui/media/artwork-picture';
import { Button } from '@/components/ui/actions/button';
import { Container } from '@/components/ui/layout/section';
import { CoverPicture } from '@/components/ui/media/cover-picture';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Eyebrow } from '@/components/ui/text/text';
import { TextField } from '@/components/ui/forms/field';
import { Heading } from '@/components/ui/text/heading';
import * as memberIcons from '@/components/ui/member-icons';
import * as icons from '@/components/ui/icons';
import * as formIcons from '@/components/ui/form-icons';
import * as pageIcons from '@/components/ui/page-icons';
import { Notice } from '@/components/ui/feedback/notice';
import { Picture } from '@/components/ui/media/picture';
import { Grid, Stack } from '@/components/ui/layout/stack';
import { Steps } from '@/components/ui/layout/steps';
import { ToastProvider } from '@/components/ui/overlays/toast-provider';
import { COLOURS } from '@/components/ui/theme/tokens';
import { ChoiceSpecimen, ButtonSpecimen } from './control-specimen';
import { DisplaySpecimen, TypeSpecimen } from './display-specimen';
import { FieldSpecimen } from './field-specimen';
import { OverlaySpecimen } from './overlay-specimen';
import { PageSpecimen } from './page-specimen';
import { Specimen } from './specimen';
import { StateSpecimen } from './state-specimen';

const SHOWN: readonly { name: ArtworkName; alt: string }[] = [
  { name: 'garment-camel-wool-coat', alt: 'Camel wool coat on a hanger' },
  { name: 'garment-jade-silk-qipao', alt: 'Jade silk qipao on a hanger' },
  { name: 'garment-red-slip-dress', alt: 'Red slip dress on a hanger' },
];

/** A picture in a single width, like an editor's upload. */
function editorsOwn() {
  const { width, height, widths } = artworkInfo('garment-camel-wool-coat');
  const widest = widths.at(-1) ?? width;
  const src = fileOfPicture({ name: 'garment-camel-wool-coat' }, 'webp', widest);
  return { src, srcSet: `${src} ${widest}w`, width, height };
}

function PictureSpecimen() {
  return (
    <Specimen title="Pictures">
      <Grid $min="12rem" $gap={4}>
        {SHOWN.map(({ name, alt }) => (
          <Picture key={name} picture={{ name, ...artworkInfo(name) }} alt={alt} sizes="(min-width: 992px) 18rem, 50vw" />
        ))}
        <CoverPicture
          cover={{ kind: 'media', picture: editorsOwn() }}
          alt="Camel wool coat, as an editor brings it"
          sizes="(min-width: 992px) 18rem, 50vw"
        />
      </Grid>
    </Specimen>
  );
}

function FormSpecimen() {
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const message = name.trim() ? null : 'Name is still missing';
  const error = attempt > 0 ? message : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
  }

  return (
    <Specimen title="A form">
      <Stack as="form" $gap={5} noValidate onSubmit={submit} aria-label="Sample form">
        <ErrorSummary errors={error ? [{ fieldId: 'form-name', message: error }] : []} attempt={attempt} />
        <TextField
          id="form-name"
          label="Name"
          necessity="required"
          error={error}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <StatusRegion>{attempt > 0 && !error ? <Notice tone="success">Everything is filled in.</Notice> : null}</StatusRegion>
        <div>
          <Button type="submit">Check</Button>
        </div>
      </Stack>
    </Specimen>
  );
}

const Entry = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.5rem;
  font-size: var(--text-xs);
  text-align: center;
  color: var(--muted);
  & > svg {
    color: var(--ink);
  }
`;

const { icon: _icon, circle: _circle, rect: _rect, ...ofEveryPage } = icons;

function IconSpecimen() {
  return (
    <Specimen title="Icons">
      <Grid $min="5.5rem" $gap={5}>
        {Object.entries({ ...ofEveryPage, ...formIcons, ...pageIcons, ...memberIcons }).map(([name, Icon]) => (
          <Entry key={name}>
            <Icon size={24} />
            {name.replace('Icon', '')}
          </Entry>
        ))}
      </Grid>
    </Specimen>
  );
}

const Swatch = styled.div`
  font-size: var(--text-xs);
  & > div {
    height: 4.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-sm);
    margin-bottom: 0.5rem;
  }
  & > p {
    color: var(--muted);
  }
`;

function ColourSpecimen() {
  return (
    <Specimen title="Colour">
      <Grid $min="8rem" $gap={4}>
        {Object.entries(COLOURS).map(([name, value]) => (
          <Swatch key={name}>
            <div style={{ background: `var(--${name})` }} />
            {name}
            <p>{value}</p>
          </Swatch>
        ))}
      </Grid>
    </Specimen>
  );
}

function DisclosureSpecimen() {
  return (
    <Specimen title="Accordion, steps">
      <Accordion>
        <AccordionItem id="how-soon" title="How soon can I have a piece back?" isInitiallyOpen>
          <p>Within two working days, on the same day with rush delivery.</p>
        </AccordionItem>
        <AccordionItem id="insured" title="Is everything insured?">
          <p>Yes, up to the value that you state for each piece.</p>
        </AccordionItem>
        <AccordionItem id="leave" title="What happens when I leave?">
          <p>We bring everything back and delete the photographs.</p>
        </AccordionItem>
      </Accordion>
      <Steps label="Booking" titles={['Packages', 'Account', 'Collection', 'Review and pay']} current={2} />
    </Specimen>
  );
}

const AntdSample = clientOnly(() => import('./antd-sample').then((module) => module.AntdSample), SilentDynamicLoading);

function AntdSpecimen() {
  return (
    <Specimen title="antd">
      <AntdSample />
    </Specimen>
  );
}

/** Every component in every state, for review and for the accessibility tests. */
export function DesignView() {
  return (
    <ToastProvider>
      <Container>
        <Stack $gap={3} style={{ paddingBlock: 'var(--space-8)' }}>
          <Eyebrow>Design system</Eyebrow>
          <Heading level={1} look="display">
            Paper, ink, one red
          </Heading>
        </Stack>
      </Container>
      <TypeSpecimen />
      <ColourSpecimen />
      <ButtonSpecimen />
      <FieldSpecimen />
      <ChoiceSpecimen />
      <FormSpecimen />
      <DisclosureSpecimen />
      <OverlaySpecimen />
      <DisplaySpecimen />
      <PictureSpecimen />
      <PageSpecimen />
      <StateSpecimen />
      <AntdSpecimen />
      <IconSpecimen />
    </ToastProvider>
  );
}

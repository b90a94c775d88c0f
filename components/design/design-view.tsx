import { Container } from '@/components/ui/container';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Heading } from '@/components/ui/heading';
import { Stack } from '@/components/ui/stack';
import { ToastProvider } from '@/components/ui/toast-provider';
import { AntdSpecimen } from './antd-specimen';
import { ButtonSpecimen } from './button-specimen';
import { ChoiceSpecimen } from './choice-specimen';
import { ColourSpecimen } from './colour-specimen';
import { DisclosureSpecimen } from './disclosure-specimen';
import { DisplaySpecimen } from './display-specimen';
import { FieldSpecimen } from './field-specimen';
import { FormSpecimen } from './form-specimen';
import { IconSpecimen } from './icon-specimen';
import { OverlaySpecimen } from './overlay-specimen';
import { PageSpecimen } from './page-specimen';
import { PictureSpecimen } from './picture-specimen';
import { StateSpecimen } from './state-specimen';
import { TypeSpecimen } from './type-specimen';

/** Every part in every state, for the eye and for the accessibility tests. */
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

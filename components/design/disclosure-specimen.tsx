import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Steps } from '@/components/ui/steps';
import { Specimen } from './specimen';

export function DisclosureSpecimen() {
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

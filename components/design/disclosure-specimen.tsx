import { useState } from 'react';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { TabPanel, Tabs } from '@/components/ui/tabs';
import { Text } from '@/components/ui/text';
import { Steps } from '@/components/ui/steps';
import { Specimen } from './specimen';

const TABS = [
  { id: 'store', label: 'Store', text: 'Hanging, folded or boxed, in a room at 20 °C and 50 % humidity.' },
  { id: 'digitise', label: 'Digitise', text: 'Every piece photographed, measured and described.' },
  { id: 'sell', label: 'Sell', text: 'Authenticated, priced with you and listed.' },
] as const;
type TabId = (typeof TABS)[number]['id'];

export function DisclosureSpecimen() {
  const [tab, setTab] = useState<TabId>('store');
  return (
    <Specimen title="Tabs, accordion, steps">
      <div>
        <Tabs label="Service" name="service" tabs={TABS} selected={tab} onSelect={setTab} />
        {TABS.map(({ id, text }) => (
          <TabPanel key={id} name="service" id={id} selected={tab}>
            <Text style={{ paddingBlock: 'var(--space-5)' }}>{text}</Text>
          </TabPanel>
        ))}
      </div>
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

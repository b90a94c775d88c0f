import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';

function Questions() {
  return (
    <Accordion>
      <AccordionItem id="insured" title="Is everything insured?">
        Up to the stated value.
      </AccordionItem>
      <AccordionItem id="leave" title="What when I leave?">
        We bring everything back.
      </AccordionItem>
    </Accordion>
  );
}

const isOpen = (id: string) => document.getElementById(id)?.hasAttribute('open');

afterEach(() => window.history.replaceState(null, '', '/'));

describe('Accordion', () => {
  it('opens what the address names on arrival', () => {
    window.history.replaceState(null, '', '/faqs#leave');
    render(<Questions />);
    expect(isOpen('leave')).toBe(true);
    expect(isOpen('insured')).toBe(false);
  });

  it.each(['/faqs#100%', '/faqs#%', '/faqs#%E0%A4%A'])('stays whole at an address that is no encoded text: %s', (address) => {
    window.history.replaceState(null, '', address);
    render(<Questions />);
    expect(() => act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))).not.toThrow();
    expect(screen.getByText('Is everything insured?')).toBeTruthy();
    expect(isOpen('insured') || isOpen('leave')).toBe(false);
  });

  it('follows the address afterwards, and leaves foreign targets alone', () => {
    render(<Questions />);
    act(() => {
      window.history.replaceState(null, '', '/faqs#nowhere');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(isOpen('insured')).toBe(false);
    act(() => {
      window.history.replaceState(null, '', '/faqs#insured');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(isOpen('insured')).toBe(true);
  });
});

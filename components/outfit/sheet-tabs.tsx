import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { pressedKey } from '@/lib/browser/pressed-key';
import { media } from '@/components/ui/theme/media';

/** The parts below the canvas, in a phone's order: suggestions first. */
const SHEETS = ['suggest', 'pieces', 'saved'] as const;
export type Sheet = (typeof SHEETS)[number];

export const sheetTabId = (sheet: Sheet) => `outfit-tab-${sheet}`;
export const sheetId = (sheet: Sheet) => `outfit-sheet-${sheet}`;

const Root = styled.div`
  display: flex;
  margin-inline: calc(-1 * var(--gutter));
  border-bottom: 1px solid var(--line);
  & > button {
    flex: 1 1 auto;
    min-width: 0;
    min-height: var(--target);
    padding-inline: 0.5rem;
    border-bottom: 2px solid transparent;
    font-size: var(--text-sm);
    line-height: 1.25;
    text-align: center;
    color: var(--ink-soft);
    &[aria-selected='true'] {
      border-color: var(--red);
      color: var(--ink);
      font-weight: 550;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  ${media.md} {
    display: none;
  }
`;

/** Only on a phone, where there is room for one part below the canvas. */
export function SheetTabs({ open, onOpen }: { open: Sheet; onOpen: (sheet: Sheet) => void }) {
  const { t } = useTranslation('outfit');
  const root = useRef<HTMLDivElement>(null);
  const key = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[pressedKey(event) ?? ''];
    if (!step) return;
    event.preventDefault();
    const next = SHEETS.at((SHEETS.indexOf(open) + step) % SHEETS.length) ?? open;
    onOpen(next);
    root.current?.querySelector<HTMLElement>(`#${sheetTabId(next)}`)?.focus();
  };
  return (
    <Root ref={root} role="tablist" aria-label={t('title')} onKeyDown={key}>
      {SHEETS.map((sheet) => (
        <button
          key={sheet}
          type="button"
          role="tab"
          id={sheetTabId(sheet)}
          aria-selected={sheet === open}
          aria-controls={sheetId(sheet)}
          tabIndex={sheet === open ? 0 : -1}
          onClick={() => onOpen(sheet)}
        >
          {t(`sheet.${sheet}`)}
        </button>
      ))}
    </Root>
  );
}

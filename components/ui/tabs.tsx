import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { pressedKey } from '@/lib/pressed-key';
import { media } from './media';

const List = styled.div`
  display: flex;
  gap: var(--space-5);
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--line);
`;
const Tab = styled.button`
  flex: none;
  position: relative;
  min-height: 3.25rem;
  padding: 0.5rem 0.125rem;
  color: var(--muted);
  font-size: var(--text-md);
  font-weight: 500;
  white-space: nowrap;
  transition: color var(--fast) var(--ease);
  ${media.hover} {
    &:hover {
      color: var(--ink);
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--red);
    scale: 0 1;
    transition: scale var(--normal) var(--ease);
  }
  &[aria-selected='true'] {
    color: var(--ink);
  }
  &[aria-selected='true']::after {
    scale: 1 1;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
`;

export interface TabOption<Id extends string> {
  id: Id;
  label: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What is chosen between. */
  label: string;
  /** Prefix of the element ids; the panels take the same. */
  name: string;
  tabs: readonly TabOption<Id>[];
  selected: Id;
  /** Where the choice is part of the address, write it there and pass it back as `selected`. */
  onSelect: (id: Id) => void;
}

/** One stop of the Tab key; arrows, Home and End move and choose. */
export function Tabs<Id extends string>({ label, name, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const current = tabs.findIndex((tab) => tab.id === selected);
    const next = nextIndex(pressedKey(event), current, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${name}-tab-${tab.id}`)?.focus();
  }

  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={`${name}-tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={`${name}-panel-${tab.id}`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </Tab>
      ))}
    </List>
  );
}

function nextIndex(key: string | null, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

interface TabPanelProps {
  name: string;
  id: string;
  selected: string;
  children: ReactNode;
}

/** Every panel stands in the page, so that a tab always has what it controls and search engines read them all. */
export function TabPanel({ name, id, selected, children }: TabPanelProps) {
  return (
    <div id={`${name}-panel-${id}`} role="tabpanel" aria-labelledby={`${name}-tab-${id}`} tabIndex={0} hidden={id !== selected}>
      {children}
    </div>
  );
}

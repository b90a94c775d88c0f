import styled from 'styled-components';
import type { SafeHtml } from '@/lib/safe-html';
import { linkStyle } from '@/components/ui/actions/text-link';
import { media } from '@/components/ui/theme/media';
import { useHtmlPhrases } from './use-phrases';

const Root = styled.div`
  max-width: 68ch;
  color: var(--ink-soft);
  & > * + * {
    margin-top: 1em;
  }
  & h2,
  & h3,
  & h4 {
    color: var(--ink);
    font-family: var(--font-display);
    font-weight: var(--weight-heading);
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-heading);
  }
  & h2 {
    margin-top: 1.75em;
    font-size: var(--text-h3);
  }
  & h3 {
    margin-top: 1.5em;
    font-size: var(--text-h4);
  }
  & h4 {
    font-family: var(--font-body);
    font-weight: 600;
  }
  & h2 + *,
  & h3 + * {
    margin-top: 0.6em;
  }
  & ul,
  & ol {
    padding-inline-start: 1.35em;
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: 0.45em;
  }
  & li::marker {
    color: var(--muted);
  }
  & a {
    ${linkStyle}
  }
  & strong {
    color: var(--ink);
  }
  & blockquote {
    padding-inline-start: 1.25em;
    border-inline-start: 2px solid var(--red);
    font-style: var(--emphasis-style);
  }
  & table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    font-size: var(--text-sm);
    ${media.md} {
      display: table;
      width: 100%;
    }
  }
  & th,
  & td {
    padding: 0.5rem 1rem 0.5rem 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  & th {
    font-weight: 600;
    color: var(--ink);
  }
  & img {
    background: var(--sunken);
  }
  & figcaption {
    margin-top: 0.5em;
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: var(--leading-body);
  }
  &[data-look='article'] {
    color: var(--ink);
    font-size: var(--text-lg);
    line-height: calc(var(--leading-body) + 0.05);
  }
  &[data-look='article'] > * + * {
    margin-top: 1.15em;
  }
  &[data-look='article'] h2 {
    margin-top: 2em;
  }
`;

/** Sanitised HTML from editors. */
export function RichText({ html, look, className }: { html: SafeHtml; look?: 'article'; className?: string }) {
  return <Root className={className} data-look={look} {...useHtmlPhrases(html)} />;
}

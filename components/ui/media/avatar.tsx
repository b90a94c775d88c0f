import styled from 'styled-components';
import { firstCharacter } from '@/lib/text/truncate-text';

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--target);
  height: var(--target);
  border-radius: 50%;
  background: var(--wash);
  color: var(--ink);
  font-size: var(--text-sm);
  font-weight: 600;
  text-transform: uppercase;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Up to two initials of a Latin name; the first character of a Chinese name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstCharacter(words[0] ?? '');
  const last = words.length > 1 ? firstCharacter(words.at(-1) ?? '') : '';
  return /\p{Script=Han}/u.test(first) ? first : first + last;
}

/** Decorative, beside a written name. */
export function Avatar({ name }: { name: string }) {
  return <Root aria-hidden="true">{initials(name)}</Root>;
}

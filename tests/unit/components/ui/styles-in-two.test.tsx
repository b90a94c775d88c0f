import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { keyframes, ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { BELOW } from '@/components/ui/below';
import { stylesInTwo } from '@/components/ui/styles-in-two';

const turn = keyframes`to { rotate: 1turn; }`;
const Base = styled.p.withConfig({ componentId: 'sc-base' })`
  color: black;
`;
const Extended = styled(Base).withConfig({ componentId: 'sc-extended' })`
  color: green;
  @media print {
    color: white;
  }
`;
const Title = styled.h1.withConfig({ componentId: 'sc-title' })`
  color: red;
`;
const Turning = styled.i.withConfig({ componentId: 'sc-turning' })`
  animation: ${turn} 1s;
`;
const Part = styled.section.withConfig({ componentId: 'sc-part' })`
  color: blue;
`;

function part(page: ReactNode) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page));
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  return { css, ...stylesInTwo(css, html) };
}

const marks = (css: string) => [...css.matchAll(/\[id="([^"]+)"\]/g)].map(([, id]) => id);

describe('the styles of a page in two', () => {
  it('keep for the first screen what stands outside the parts below, whole and in order', () => {
    const { css, first, below } = part(
      <>
        <Title />
        <div {...BELOW}>
          <div>
            <Base />
          </div>
          <div>
            <Extended />
          </div>
        </div>
        <Part />
      </>,
    );
    expect(marks(first)).toEqual(['sc-title', 'sc-part']);
    expect(marks(below)).toEqual(['sc-base', 'sc-extended']);
    expect(below).toMatch(/@media print\{\.\w+\{color:white;\}/);
    expect([...first, ...below].sort()).toEqual([...css].sort());
  });

  it('leave a component that stands in both in the first, with what it extends', () => {
    const { first, below } = part(
      <>
        <Extended />
        <Part {...BELOW}>
          <Base />
          <Extended />
        </Part>
      </>,
    );
    expect(marks(first)).toEqual(['sc-base', 'sc-extended']);
    expect(marks(below)).toEqual(['sc-part']);
  });

  it('keep what is extended before what extends it, also where it adds no rule to the first screen', () => {
    const Tinted = styled.p.withConfig({ componentId: 'sc-tinted' })<{ $tone?: string }>`
      ${({ $tone }) => $tone && `color: ${$tone};`}
    `;
    const Strong = styled(Tinted).withConfig({ componentId: 'sc-strong' })`
      font-weight: 600;
    `;
    const { first, below } = part(
      <>
        <Strong />
        <Part {...BELOW}>
          <Strong $tone="red" />
        </Part>
      </>,
    );
    expect(marks(first)).toEqual(['sc-tinted', 'sc-strong']);
    expect(marks(below)).toEqual(['sc-part']);
  });

  it('find the end of a part with parts of its own name within it, and each of several parts', () => {
    const { first, below } = part(
      <>
        <Part {...BELOW}>
          <section>
            <section />
          </section>
          <Base />
        </Part>
        <Title />
        <div {...BELOW}>
          <Turning />
        </div>
      </>,
    );
    expect(marks(first)).toEqual([expect.stringMatching(/^sc-keyframes/), 'sc-title']);
    expect(marks(below)).toEqual(['sc-base', 'sc-turning', 'sc-part']);
  });

  it('are all of the first screen where nothing lies below', () => {
    const { css, first, below } = part(<Title />);
    expect(first).toBe(css);
    expect(below).toBe('');
  });

  it('are none of a page without any', () => expect(stylesInTwo('', '<p>')).toEqual({ first: '', below: '' }));
});

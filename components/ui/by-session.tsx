import styled from 'styled-components';

/**
 * Static pages carry both states; the attribute that `session-mark.js` sets on <html> decides which one is seen, so
 * that no page is per visitor.
 */
export const VisitorOnly = styled.div`
  display: contents;
  html[data-session='in'] & { display: none; }
`;

export const MemberOnly = styled.div`
  display: none;
  html[data-session='in'] & { display: contents; }
`;

/** Public pages paint before that script has arrived: what leads a visitor in claims nothing until it is known. */
export const KnownVisitorOnly = styled(VisitorOnly)`
  @media (scripting: enabled) {
    html:not([data-session]) & { visibility: hidden; }
  }
`;

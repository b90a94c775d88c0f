import styled from 'styled-components';

/**
 * Static pages carry both headers; the attribute that a blocking script sets on <html> before the
 * first paint decides which one is seen, so that nothing flickers and no page is per visitor.
 */
export const VisitorOnly = styled.div`
  display: contents;
  html[data-session='in'] & { display: none; }
`;

export const MemberOnly = styled.div`
  display: none;
  html[data-session='in'] & { display: contents; }
`;

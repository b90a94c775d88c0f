import styled from 'styled-components';

/**
 * Static pages contain both states; the attribute that the document's first script sets on <html> decides which one is visible, so that no
 * page depends on the visitor.
 */
export const VisitorOnly = styled.div`
  display: contents;
  html[data-session='in'] & {
    display: none;
  }
`;

export const MemberOnly = styled.div`
  display: none;
  html[data-session='in'] & {
    display: contents;
  }
`;

import styled from 'styled-components';

/**
 * Live region for messages after an action. Always render it, empty at first: many screen readers do not announce a region inserted
 * together with its text. Only its content is conditional. Empty, it takes no space and no gap in its list.
 */
export const StatusRegion = styled.div.attrs({ role: 'status' })`
  min-width: 0;
  &:empty {
    position: absolute;
  }
`;

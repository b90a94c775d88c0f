import styled from 'styled-components';

/**
 * Around words that come in answer to something: it stands there before them, empty, because a status that comes
 * together with its words is not spoken by many screen readers. So it is never rendered on a condition; its content is.
 * Empty, it takes no room and no gap of the list that it stands in.
 */
export const StatusRegion = styled.div.attrs({ role: 'status' })`
  min-width: 0;
  &:empty {
    position: absolute;
  }
`;

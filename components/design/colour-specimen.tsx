import styled from 'styled-components';
import { Grid } from '@/components/ui/grid';
import { COLOURS } from '@/components/ui/tokens';
import { Specimen } from './specimen';

const Swatch = styled.div`
  font-size: var(--text-xs);
  & > div {
    height: 4.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-sm);
    margin-bottom: 0.5rem;
  }
  & > p {
    color: var(--muted);
  }
`;

export function ColourSpecimen() {
  return (
    <Specimen title="Colour">
      <Grid $min="8rem" $gap={4}>
        {Object.entries(COLOURS).map(([name, value]) => (
          <Swatch key={name}>
            <div style={{ background: `var(--${name})` }} />
            {name}
            <p>{value}</p>
          </Swatch>
        ))}
      </Grid>
    </Specimen>
  );
}

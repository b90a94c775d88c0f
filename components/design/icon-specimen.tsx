import styled from 'styled-components';
import { Grid } from '@/components/ui/grid';
import * as icons from '@/components/ui/icons';
import * as memberIcons from '@/components/ui/member-icons';
import { Specimen } from './specimen';

const Entry = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.5rem;
  font-size: var(--text-xs);
  text-align: center;
  color: var(--muted);
  & > svg {
    color: var(--ink);
  }
`;

const { icon: _icon, ...ofEveryPage } = icons;

export function IconSpecimen() {
  return (
    <Specimen title="Icons">
      <Grid $min="5.5rem" $gap={5}>
        {Object.entries({ ...ofEveryPage, ...memberIcons }).map(([name, Icon]) => (
          <Entry key={name}>
            <Icon size={24} />
            {name.replace('Icon', '')}
          </Entry>
        ))}
      </Grid>
    </Specimen>
  );
}

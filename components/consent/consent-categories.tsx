import styled from 'styled-components';
import type { ConsentText } from '@/lib/contract/content/consent-text';
import type { ConsentChoice } from '@/lib/domain/consent/consent-choice';
import { Checkbox } from '@/components/ui/forms/checkbox';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`;

interface Props {
  categories: ConsentText['categories'];
  choice: ConsentChoice;
  onChange: (choice: ConsentChoice) => void;
}

export function ConsentCategories({ categories, choice, onChange }: Props) {
  return (
    <List>
      {categories.map(({ id, title, text }) => (
        <li key={id}>
          {id === 'necessary' ? (
            <Checkbox label={title} hint={text} checked disabled />
          ) : (
            <Checkbox
              label={title}
              hint={text}
              checked={choice[id]}
              onChange={(event) => onChange({ ...choice, [id]: event.target.checked })}
            />
          )}
        </li>
      ))}
    </List>
  );
}

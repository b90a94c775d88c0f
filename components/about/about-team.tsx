import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/media/avatar';
import { Badge } from '@/components/ui/feedback/badge';
import { Container } from '@/components/ui/layout/container';
import { Grid } from '@/components/ui/layout/grid';
import { Heading } from '@/components/ui/text/heading';
import { Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';

const Member = styled.li`
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
  & > div:first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: var(--space-4);
  }
`;

interface Props {
  team: { heading: string; note: string; members: { name: string; role: string; text: string; isSample: boolean }[] };
}

/** Sample people; each card says that they are invented. */
export function AboutTeam({ team }: Props) {
  const { t } = useTranslation('about');
  return (
    <Section>
      <Container>
        <Stack $gap={6}>
          <Stack $gap={2}>
            <Heading level={2}>{team.heading}</Heading>
            <Text $tone="muted">{team.note}</Text>
          </Stack>
          <Grid as="ul" role="list" $min="15rem" $gap={6}>
            {team.members.map(({ name, role, text, isSample }) => (
              <Member key={name}>
                <div>
                  <Avatar name={name} />
                  {isSample ? <Badge>{t('sample')}</Badge> : null}
                </div>
                <Heading level={3} look="h4">
                  {name}
                </Heading>
                <Text $size="sm" $tone="muted">
                  {role}
                </Text>
                <Text style={{ marginTop: 'var(--space-3)' }}>{text}</Text>
              </Member>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

import styled from 'styled-components';
import type { UserProfile } from '@/lib/contract/account';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';
import { MemberArea } from './member-area';

const Root = styled(Container)`
  padding-block: clamp(1.5rem, 4vw, 3.5rem) var(--section);
  & > header {
    display: grid;
    gap: var(--space-3);
    margin-bottom: var(--space-6);
  }
  & > header > p {
    font-size: var(--text-md);
  }
  @media print {
    padding-block: 0;
  }
`;

interface Props {
  title: string;
  lead: string;
  /** With the shape of the content. */
  skeleton: Elements;
  children: (user: UserProfile) => Elements;
}

/** A member's page with its title above the content: static for everybody, and the content loads in the browser. */
export function MemberPage({ title, lead, skeleton, children }: Props) {
  const pageOf = (content: Elements) => (
    <Root>
      <header>
        <Heading level={1}>{title}</Heading>
        <Lead>{lead}</Lead>
      </header>
      {content}
    </Root>
  );
  return <MemberArea skeleton={pageOf(skeleton)}>{(user) => pageOf(children(user))}</MemberArea>;
}

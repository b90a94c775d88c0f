import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { HomePage } from '@/lib/contract/content/home-page';
import { ButtonLink, buttonStyle, lookAttributes } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { type HomePictures, STEPS_ID } from './home-props';

const Root = styled.section`
  display: grid;
  ${media.lg} {
    grid-template-columns: minmax(0, 41fr) minmax(0, 59fr);
    min-height: clamp(33rem, calc(100svh - var(--header-height) - 2.5rem), 56rem);
  }
`;
/* Beside the text, the pane shows the right half of the wide picture, where the rail with the coat is. */
const Scene = styled(Picture)`
  & > img {
    width: 100%;
    height: auto;
    aspect-ratio: 1 / 1.08;
    object-position: 50% 70%;
  }
  ${media.md} {
    & > img {
      aspect-ratio: 16 / 9.5;
    }
  }
  ${media.lg} {
    position: relative;
    & > img {
      position: absolute;
      inset: 0;
      height: 100%;
      aspect-ratio: auto;
      object-position: 76% 60%;
    }
  }
  ${media.xl} {
    & > img {
      object-position: 100% 60%;
    }
  }
`;
/* A plain anchor: next/link would add the address's query to the href, which the static page does not know (hydration mismatch). */
const AnchorButton = styled.a`
  ${buttonStyle}
`;
const Actions = styled(Cluster)`
  & > a {
    flex: 1 1 auto;
    padding-inline: 1.25rem;
  }
  ${media.xs} {
    & > a {
      flex: none;
      padding-inline: 2rem;
    }
  }
`;
const Words = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-5);
  padding: clamp(1.25rem, 7vw, 5rem) var(--gutter) clamp(2.5rem, 5vw, 4rem);
  /* A short phone: the first action stands above the cookie card, however long the words are. */
  @media (max-width: 479.98px) and (max-height: 700px) {
    gap: var(--space-4);
    padding-top: 0.75rem;
    & > p {
      order: 1;
    }
  }
  /* A word of the tagline a line. A tablet has room for them beside each other, and none to give away above the picture. */
  & > h1 > span {
    display: block;
  }
  & > h1 i {
    display: none;
    font: inherit;
  }
  ${media.md} {
    & > h1 > span,
    & > h1 i {
      display: inline;
    }
  }
  ${media.lg} {
    & > h1 > span {
      display: block;
    }
    & > h1 i {
      display: none;
    }
  }
  & > p {
    max-width: 32rem;
    color: var(--ink-soft);
  }
  ${media.lg} {
    gap: var(--space-6);
    padding-inline: max(var(--gutter), calc((100vw - var(--container)) / 2)) clamp(2rem, 4vw, 4.5rem);
  }
`;

interface Props {
  text: HomePage['hero'];
  pictures: HomePictures['hero'];
}

/** Splits the tagline into words: English ends each with a full stop, Chinese separates them with a dot. */
function wordsOf(headline: string): { dot: string; word: string }[] {
  // No lookbehind: Safari before 16.4 fails to parse the whole script.
  return headline
    .replace(/\.\s+/g, '.\n')
    .split(/\n|(?=[·．])/)
    .map((part) => ({ dot: /^[·．]/.exec(part)?.[0] ?? '', word: part.replace(/^[·．]/, '') }));
}

export function Hero({ text, pictures }: Props) {
  return (
    <Root>
      <Words>
        <Heading level={1} look="display">
          {wordsOf(text.headline).map(({ dot, word }, index) => (
            <span key={word}>
              {dot ? <i>{dot}</i> : null}
              <span>{index > 0 && !dot ? ` ${word}` : word}</span>
            </span>
          ))}
        </Heading>
        <Lead>{text.intro}</Lead>
        <Actions $gap={3}>
          <ButtonLink href={ROUTES.servicesPricing.path} size="large">
            {text.primaryAction}
          </ButtonLink>
          <AnchorButton href={`#${STEPS_ID}`} {...lookAttributes({ variant: 'secondary', size: 'large' })}>
            {text.secondaryAction}
          </AnchorButton>
        </Actions>
      </Words>
      <Scene
        picture={pictures.tall}
        alt={text.pictureAlt}
        sizes="100vw"
        alternative={{ picture: pictures.wide, media: '(min-width: 768px)', sizes: '(min-width: 992px) 92vw, 100vw' }}
        isLead
      />
    </Root>
  );
}

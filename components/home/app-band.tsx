import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/button';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { AndroidIcon, AppleIcon } from '@/components/ui/icons';
import { Container, Section } from '@/components/ui/layout/section';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { Picture } from '@/components/ui/media/picture';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { APP_PLATFORMS, platformLink } from '@/lib/config/platform-links';
import type { HomePage } from '@/lib/contract/content/home-page';
import { withRemark } from '@/lib/text/join-words';
import type { ShownPiece } from './home-props';
import { SectionHead } from './section-head';

const SHOWN = 9;

/* A phone half cut off by the section's edge; its pictures are those of the sample wardrobe, already loaded. */
const Phone = styled.div`
  justify-self: center;
  width: min(100%, 19rem);
  padding: 0.625rem 0.625rem 0;
  border-radius: 2.5rem 2.5rem 0 0;
  background: var(--ink);
  box-shadow: var(--shadow-3);
  & > div {
    padding: 2.75rem 0.875rem 0;
    border-radius: 2rem 2rem 0 0;
    background: var(--surface);
    position: relative;
  }
  & > div::before {
    content: '';
    position: absolute;
    top: 0.75rem;
    left: 50%;
    width: 5rem;
    height: 1.25rem;
    border-radius: 999px;
    background: var(--ink);
    translate: -50% 0;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.5rem;
    height: 19rem;
    overflow: hidden;
  }
  & picture {
    display: block;
    overflow: hidden;
    border-radius: var(--radius);
  }
  & img {
    aspect-ratio: 4 / 5;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    border-bottom: 0;
  }
`;

/** Decorative: the same wardrobe as above, on a phone. */
function PhoneWardrobe({ pieces }: { pieces: readonly ShownPiece[] }) {
  return (
    <Phone aria-hidden="true">
      <div>
        <ul>
          {pieces.slice(0, SHOWN).map(({ id, picture }) => (
            <li key={id}>
              <Picture picture={picture} alt="" sizes="6rem" />
            </li>
          ))}
        </ul>
      </div>
    </Phone>
  );
}

const Band = styled(Section)`
  padding-bottom: 0;
  overflow: hidden;
`;
const Columns = styled.div`
  display: grid;
  gap: var(--space-7);
  ${media.md} {
    & > div:first-child {
      padding-bottom: var(--section);
    }
  }
  ${media.md} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: end;
    gap: clamp(2rem, 6vw, 6rem);
  }
`;

interface Props {
  text: HomePage['apps'];
  pieces: readonly ShownPiece[];
}

export function AppBand({ text, pieces }: Props) {
  const { t } = useTranslation('layout');
  const { region, localeTag } = useLocale();
  const links = APP_PLATFORMS.flatMap((platform) => {
    const href = platformLink(platform, region.code);
    return href === null ? [] : [{ platform, href }];
  });
  if (links.length === 0) return null;
  return (
    <Band $height={[47, 25]} aria-labelledby="apps">
      <Container>
        <Columns>
          <Stack $gap={5}>
            <SectionHead id="apps" heading={text.heading} intro={text.text} />
            <Cluster $gap={3}>
              {links.map(({ platform, href }) => (
                <ButtonLink key={platform} href={href} target="_blank" rel="noopener noreferrer" variant="neutral" size="large">
                  {platform === 'ios' ? <AppleIcon /> : <AndroidIcon />}
                  <span>{t(platform)}</span>
                  <VisuallyHidden>{withRemark(localeTag, '', t('opensInNewTab'))}</VisuallyHidden>
                </ButtonLink>
              ))}
            </Cluster>
            <Text $tone="muted" $size="sm">
              {text.note}
            </Text>
          </Stack>
          <PhoneWardrobe pieces={pieces} />
        </Columns>
      </Container>
    </Band>
  );
}

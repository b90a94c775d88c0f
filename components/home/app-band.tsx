import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { APP_PLATFORMS, platformLink } from '@/lib/config/platform-links';
import type { HomePage } from '@/lib/contract/content/home-page';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Cluster } from '@/components/ui/layout/cluster';
import { Container } from '@/components/ui/layout/container';
import { AndroidIcon, AppleIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { ShownPiece } from './home-props';
import { PhoneWardrobe } from './phone-wardrobe';
import { SectionHead } from './section-head';

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
  const { region } = useLocale();
  const links = APP_PLATFORMS.flatMap((platform) => {
    const href = platformLink(platform, region.code);
    return href === null ? [] : [{ platform, href }];
  });
  if (links.length === 0) return null;
  return (
    <Band aria-labelledby="apps">
      <Container>
        <Columns>
          <Stack $gap={5}>
            <SectionHead id="apps" heading={text.heading} intro={text.text} />
            <Cluster $gap={3}>
              {links.map(({ platform, href }) => (
                <ButtonLink key={platform} href={href} target="_blank" rel="noopener noreferrer" variant="neutral" size="large">
                  {platform === 'ios' ? <AppleIcon /> : <AndroidIcon />}
                  <span>{t(platform)}</span>
                  <VisuallyHidden>{`(${t('opensInNewTab')})`}</VisuallyHidden>
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

import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useStrapiStore } from '@/stores/strapi-store';

const Root = styled.aside`
  padding: var(--space-2) var(--gutter);
  --focus: var(--on-ink);
  background: var(--ink);
  color: var(--on-ink);
  text-align: center;
  text-wrap: balance;
  line-height: 1.45;
  font-size: var(--text-sm);
  &[data-size='small'] {
    font-size: var(--text-xs);
  }
  &[data-size='large'] {
    font-size: var(--text-md);
  }
  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  p {
    display: inline;
  }
  /* It is for those who are not members yet. A friend's offer is worth more, and a phone has room for one of them. */
  html:is([data-friend], [data-session='in']) & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Maps the editors' size to our type scale; never raw CSS. */
function sizeOf(textSize: string): 'small' | 'medium' | 'large' {
  return textSize === 'small' || textSize === 'large' ? textSize : 'medium';
}

/** The CMS's optional announcement above the header. Without a CMS there is no banner. */
export function PromoBanner() {
  const { t } = useTranslation('layout');
  const banner = useStrapiStore((state) => state.promoBanner);
  if (!banner?.isShow) return null;
  return (
    <Root aria-label={t('promoBanner')} data-size={sizeOf(banner.textSize)} dangerouslySetInnerHTML={{ __html: banner.description }} />
  );
}

import type { LOCALES } from '@/lib/config/locales';
import { baseCss } from './base-css';
import { fontFaceCss } from './font-faces';
import { lateCss } from './late-css';
import { HIDE_BELOW } from './styles-in-two';
import { chineseCss, tokenCss } from './token-css';

interface Props {
  script: (typeof LOCALES)[keyof typeof LOCALES]['script'];
}

const squeeze = (rules: string) => rules.replace(/\n\s*/g, '').replace(/;}/g, '}');
const EARLY = squeeze(`${fontFaceCss}${tokenCss}${baseCss}${HIDE_BELOW}`);
const LATE = squeeze(lateCss);
const CHINESE = squeeze(chineseCss);

/**
 * Tokens and base styles, for the document's head. It is rendered on the server alone, so that
 * not a byte of it is in any script, and it arrives with the page, so that nothing flashes.
 */
export function GlobalStyle({ script }: Props) {
  return <style dangerouslySetInnerHTML={{ __html: script === 'latin' ? EARLY : EARLY + CHINESE }} />;
}

/** The rest of it, for behind the page. */
export function LateGlobalStyle({ script }: Props) {
  return <style dangerouslySetInnerHTML={{ __html: script === 'latin' ? CHINESE + LATE : LATE }} />;
}

import { baseCss } from './base-css';
import { fontFaceCss } from './font-faces';
import { tokenCss } from './token-css';

const css = `${fontFaceCss}${tokenCss}${baseCss}`.replace(/\n\s*/g, '').replace(/;}/g, '}');

/**
 * Tokens and base styles, for the document's head. It is rendered on the server alone, so that
 * not a byte of it is in any script, and it arrives with the page, so that nothing flashes.
 */
export function GlobalStyle() {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

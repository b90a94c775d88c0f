import { baseCss } from './base-css';
import { fontFaceCss } from './font-faces';
import { printCss } from './print-css';
import { chineseCss, tokenCss } from './token-css';

const css = `${fontFaceCss}${tokenCss}${baseCss}${chineseCss}${printCss}`.replace(/\n\s*/g, '').replace(/;}/g, '}');

/** Tokens and base styles, for the document's head: the server alone renders them, so that no script carries them. */
export const GlobalStyle = () => <style dangerouslySetInnerHTML={{ __html: css }} />;

import { FONT_FILES } from '@/lib/site/site-files';
import { baseCss } from './base-css';
import { chineseCss, tokenCss } from './token-css';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (family: string, file: string, weight: string) =>
  `@font-face{font-family:'${family}';src:url('${file}') format('woff2');font-weight:${weight};font-style:normal;font-display:swap;unicode-range:${LATIN}}`;

/**
 * A fallback @font-face with the metrics of our font: at this `size-adjust` the fewest of the site's own texts wrap differently (under 1 % at
 * widths of 320 to 720 px); ascent and descent are the font's own, divided by it. All names in one rule have equal widths. On Linux each missing name costs a lookup in another process, so
 * common Linux fonts come first.
 */
const fallback = (family: string, locals: readonly string[], weight: string, sizeAdjust: string, ascent: string, descent: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:${locals.map((name) => `local('${name}')`).join(',')};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;

/**
 * `swap`: text is painted at once in a fallback with matching metrics, so that few lines rewrap. The bold file is for weights of 550 and
 * more: without it a browser renders 550 as 400, beside Chinese characters in full weight.
 */
export const fontFaceCss = [
  face('Inter', FONT_FILES.body, '100 900'),
  face('Newsreader', FONT_FILES.display, '400'),
  fallback('Inter Fallback', ['Liberation Sans', 'Arial', 'Arimo'], '100 540', '106.9%', '90.62%', '22.57%'),
  fallback('Inter Fallback', ['Liberation Sans Bold', 'Arial Bold', 'Arimo Bold'], '550 900', '101%', '95.92%', '23.88%'),
  fallback('Inter Fallback Android', ['Roboto', 'Roboto Regular'], '100 540', '107.4%', '90.2%', '22.46%'),
  fallback('Inter Fallback Android', ['Roboto Bold'], '550 900', '108%', '89.7%', '22.34%'),
  fallback('Newsreader Fallback', ['Liberation Serif', 'Times New Roman', 'Tinos'], '200 800', '104.8%', '70.13%', '25.29%'),
  fallback('Newsreader Fallback Android', ['Noto Serif', 'Noto Serif Regular'], '200 800', '88.51%', '83.04%', '29.94%'),
].join('');

/** The printed page. */
const printCss = `
@media print{
  :root{
    --paper:#fff; --surface:#fff; --sunken:#fff; --wash:#fff; --muted:#444; --line:#bbb;
    --shadow-1:none; --shadow-2:none; --shadow-3:none; --section:2rem;
  }
  html{font-size:10.5pt}
  body{background:#fff}
  [data-print='hide'],header :is(nav,button,ul),dialog{display:none!important}
  main:has([data-print='alone']) :not(:has([data-print='alone']),[data-print='alone'],[data-print='alone'] *){display:none!important}
  a{text-decoration:underline}
  h1,h2,h3,h4{break-after:avoid}
  figure,tr,img{break-inside:avoid}
}
`;

const css = `${fontFaceCss}${tokenCss}${baseCss}${chineseCss}${printCss}`.replace(/\n\s*/g, '').replace(/;}/g, '}');

/** Tokens and base styles in the document's head; rendered on the server only, so that no script contains them. */
export const GlobalStyle = () => <style dangerouslySetInnerHTML={{ __html: css }} />;

import { FONT_FILES } from '@/lib/site/site-files';
import { media } from './media';
import { COLOURS, HEADER_HEIGHT, RADII, SPACES, TYPE_SCALE } from './tokens';

function declare(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const spaces = declare(Object.fromEntries(SPACES.map((value, index) => [`space-${index + 1}`, value])));

/* Variables, so that `data-fonts` can put the fallback in their place. */
const LATIN_SANS =
  "var(--inter, Inter), 'Inter Fallback', 'Inter Fallback Android', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial";
const LATIN_SERIF = "var(--newsreader, Newsreader), 'Newsreader Fallback', 'Newsreader Fallback Android', Georgia, 'Times New Roman'";
const TRADITIONAL = "'PingFang HK', 'Noto Sans HK', 'Noto Sans CJK HK', 'PingFang TC', 'Microsoft JhengHei'";
const SIMPLIFIED = "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei'";

/** Chinese has no italics and no letter-spacing, needs more line height, and uses a system font. */
function chinese(family: string): string {
  return `
    --font-body:${LATIN_SANS}, ${family}, sans-serif;
    --font-display:var(--font-body);
    --text-display:clamp(2.375rem, 1.75rem + 2.8vw, 4.5rem); --text-h1:clamp(2rem, 1.6rem + 1.75vw, 3.25rem); --text-h2:clamp(1.625rem, 1.36rem + 1.1vw, 2.375rem);
    --weight-display:500; --weight-heading:500;
    --tracking-display:0; --tracking-heading:0; --tracking-caps:0;
    --leading-display:1.25; --leading-heading:1.35; --leading-body:1.75;
    --emphasis-style:normal; --emphasis-weight:600;
    --caps:none;
    font-family:var(--font-body);`;
}

export const tokenCss = `
:root{
  color-scheme:light;
  ${declare(COLOURS)};
  ${declare(TYPE_SCALE)};
  ${spaces};
  ${declare(RADII)};
  --font-body:${LATIN_SANS}, sans-serif;
  --font-display:${LATIN_SERIF}, serif;
  --font-mono:ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  --weight-display:400; --weight-heading:400;
  --tracking-display:-0.022em; --tracking-heading:-0.012em; --tracking-caps:0.08em;
  --leading-display:1.04; --leading-heading:1.16; --leading-body:1.6;
  --emphasis-style:italic; --emphasis-weight:inherit;
  --caps:uppercase;
  --focus:var(--ink);
  --gutter:clamp(1.125rem, 4.4vw, 4rem);
  --section:clamp(4rem, 8.5vw, 8.5rem);
  --container:77.5rem; --container-narrow:44rem; --container-wide:100rem;
  --control:3rem; --target:2.75rem;
  --shadow-1:0 1px 2px rgb(34 30 28 / 6%), 0 0 0 1px rgb(34 30 28 / 4%);
  --shadow-2:0 2px 6px rgb(34 30 28 / 6%), 0 12px 32px -8px rgb(34 30 28 / 14%);
  --shadow-3:0 8px 24px rgb(34 30 28 / 10%), 0 32px 80px -16px rgb(34 30 28 / 28%);
  --fast:120ms; --normal:220ms; --slow:420ms;
  --ease:cubic-bezier(0.2, 0, 0, 1); --ease-out:cubic-bezier(0, 0, 0.2, 1);
  --z-raised:1; --z-sticky:50; --z-header:100; --z-overlay:300; --z-toast:400;
  --header-height:${HEADER_HEIGHT.narrow};
}
@media (min-width:992px){:root{--header-height:${HEADER_HEIGHT.wide}}}
@media (prefers-reduced-motion:reduce){:root{--fast:0.01ms;--normal:0.01ms;--slow:0.01ms}}
@media (forced-colors:active){:root{
  --line:CanvasText; --line-strong:CanvasText; --focus:Highlight;
  --shadow-1:none; --shadow-2:none; --shadow-3:none;
}}
/* A member's first page on this device: our fonts wait until its pieces are there (components/layout/first-view.ts). */
html[data-fonts='late'][data-session='in']{--inter:'Inter Fallback';--newsreader:'Newsreader Fallback'}
[lang|='en']{font-family:var(--font-body)}
`;

/** Applied to Chinese pages, and on other pages to Chinese language names. */
const chineseCss = `
[lang|='zh']{${chinese(`${TRADITIONAL}, ${SIMPLIFIED}`)}}
[lang|='zh-Hans']{${chinese(`${SIMPLIFIED}, ${TRADITIONAL}`)}}
`;

/**
 * Reset and base typography, for elements only; components style themselves. Chinese headings break after a comma and not inside a word,
 * except in dialogs, whose sentences have no such break. The page's fade-in uses `:where`, so that a component's own animation wins.
 * `scroll-padding` keeps focused elements clear of the help button and the total's bar; sticky elements end above that space too
 * (`--foot-room`), or Tab would scroll the page without revealing them. Public pages never change that property: an inherited property of
 * the root restyles the whole page. The native clear button of search fields is greyed, because its blue is not one of our colours. Fields
 * are at least 16 px, or iOS zooms the page and stays zoomed.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{
  -webkit-text-size-adjust:100%; text-size-adjust:100%;
  scroll-padding-top:calc(var(--header-height) + 1rem); --foot-room:min(5.5rem,20vh); scroll-padding-bottom:var(--foot-room);
  overflow-y:scroll;
}
${media.short}{html{scroll-padding-top:1rem}}
@media (max-width:991.98px){
  html:has([data-foot-bar]){scroll-padding-bottom:min(9rem,30vh)}
  html[data-session='in']:has([data-member-bar]){--member-bar:calc(3.5rem + 1px + env(safe-area-inset-bottom));--foot-room:min(9rem,30vh)}
  body{padding-bottom:var(--member-bar,0)}
  html:has([data-basket-bar]){--foot-room:min(13rem,35vh)}
  html:has([data-basket-bar]) body{padding-bottom:calc(var(--member-bar,0px) + 4rem)}
}
@media (prefers-reduced-motion:no-preference){
  html{scroll-behavior:smooth}
  :where(main[data-moved]>*){animation:page-in 140ms var(--ease-out)}
}
@keyframes page-in{from{opacity:0}}
html.is-scroll-locked{overflow:hidden}
html.is-scroll-locked body{padding-right:var(--scrollbar,0)}
body{
  min-height:100vh; min-height:100dvh;
  background:var(--paper); color:var(--ink);
  font-family:var(--font-body); font-size:var(--text-md); line-height:var(--leading-body);
  -webkit-font-smoothing:antialiased; text-rendering:optimizeLegibility;
  overflow-wrap:break-word;
}
h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:inherit;text-wrap:balance}
p,li,dd,dt,td,th,label,summary,blockquote,figcaption{text-wrap:pretty}
ul,ol{padding:0;list-style:none}
dl,dd{margin:0}
img,svg,video,picture,canvas{display:block;max-width:100%}
img,video{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
input,select,textarea{font-size:max(16px,1em)}
button{background:none;border:0;padding:0;text-align:inherit;cursor:pointer}
button,a,summary,label,input,select{-webkit-tap-highlight-color:transparent;touch-action:manipulation}
a{color:inherit}
:is(a,button,summary):active{opacity:0.7}
table{border-collapse:collapse;border-spacing:0}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0}
em,i,cite,dfn{font-style:var(--emphasis-style);font-weight:var(--emphasis-weight)}
strong,b{font-weight:600}
small{font-size:var(--text-xs)}
hr{border:0;border-top:1px solid var(--line)}
abbr[title]{text-decoration:none}
main:focus-visible{outline:none}
[hidden]{display:none!important}
[data-step] [data-flow],[data-basket] [data-counted]{visibility:hidden;animation:reveal 0s 4s forwards}
@keyframes reveal{to{visibility:visible}}
:lang(zh){line-break:strict;text-autospace:ideograph-alpha}
:is(h1,h2,h3,h4):lang(zh){word-break:keep-all;overflow-wrap:anywhere}
:is(p,li,dd,dt,td,th,label,figcaption):lang(zh){word-break:auto-phrase}
time:lang(zh){word-break:keep-all;overflow-wrap:anywhere}
dialog :is(h1,h2,h3,h4):lang(zh),summary :is(h2,h3,h4):lang(zh){word-break:normal}
[data-phrases][data-phrases]:lang(zh),[data-phrases] :lang(zh){word-break:keep-all;overflow-wrap:anywhere}
::-webkit-search-cancel-button{filter:grayscale(1) brightness(0.6);cursor:pointer}
::selection{background:var(--red);color:var(--on-red)}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
:focus:not(:focus-visible){outline:none}
::placeholder{color:var(--muted);opacity:1}
html[data-going]::after,.going{
  content:'';position:fixed;inset:0 0 auto;z-index:var(--z-toast);height:3px;background:var(--red);transform-origin:0 0;
  animation:going 8s cubic-bezier(0,0.8,0.1,1) both;
}
/* Placeholder of a flow that is still loading. */
body:has(.pending) footer:not(main *){visibility:hidden}
.pending{min-height:100vh;border-radius:var(--radius);background:var(--wash);scroll-margin-top:calc(var(--header-height) + 1.5rem)}
@keyframes going{from{transform:scaleX(0.05)}to{transform:scaleX(0.9)}}
.floating-notice{
  position:fixed;inset:calc(var(--header-height) + 4.5rem) 0 auto;width:fit-content;margin-inline:auto;z-index:var(--z-toast);
  display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-4);
  max-width:calc(100vw - 2 * var(--gutter));padding:0.25rem 1rem;
  border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);box-shadow:var(--shadow-2);font-size:var(--text-sm);
}
.retry{min-height:var(--target);color:var(--red);text-decoration:underline;text-underline-offset:0.22em}
@media (prefers-reduced-motion:reduce){
  *,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition-duration:0.01ms!important}
}
`;

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
  face('Inter', FONT_FILES.body, '400 700'),
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
  details::details-content{content-visibility:visible}
  main:has([data-print='alone']) :not(:has([data-print='alone']),[data-print='alone'],[data-print='alone'] *){display:none!important}
  a{text-decoration:underline}
  h1,h2,h3,h4{break-after:avoid}
  figure,tr,img{break-inside:avoid}
}
`;

const css = `${fontFaceCss}${tokenCss}${baseCss}${chineseCss}${printCss}`.replace(/\n\s*/g, '').replace(/;}/g, '}');

/** Tokens and base styles in the document's head; rendered on the server only, so that no script contains them. */
export const GlobalStyle = () => <style dangerouslySetInnerHTML={{ __html: css }} />;

import { COLOURS, HEADER_HEIGHT, RADII, SPACES, TYPE_SCALE } from './tokens';

function declare(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const spaces = declare(Object.fromEntries(SPACES.map((value, index) => [`space-${index + 1}`, value])));

const LATIN_SANS =
  "Inter, 'Inter Fallback', 'Inter Fallback Android', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial";
const LATIN_SERIF = "Newsreader, 'Newsreader Fallback', 'Newsreader Fallback Android', Georgia, 'Times New Roman'";
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
[lang|='en']{font-family:var(--font-body)}
`;

/** Applied to Chinese pages, and on other pages to Chinese language names. */
export const chineseCss = `
[lang|='zh']{${chinese(`${TRADITIONAL}, ${SIMPLIFIED}`)}}
[lang|='zh-Hans']{${chinese(`${SIMPLIFIED}, ${TRADITIONAL}`)}}
`;

import { SHOW_BELOW } from './styles-in-two';

/** What the first frame of a page has no use for: sheets of paper, what a part that cannot come puts in its place, the parts below. */
export const lateCss = `
.floating-notice{
  position:fixed;inset:calc(var(--header-height) + 4.5rem) 0 auto;width:fit-content;margin-inline:auto;z-index:var(--z-toast);
  display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-4);
  max-width:calc(100vw - 2 * var(--gutter));padding:0.25rem 1rem;
  border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);box-shadow:var(--shadow-2);font-size:var(--text-sm);
}
.lost-page{display:grid;justify-items:start;gap:var(--space-3);padding:var(--space-9) var(--gutter);max-width:calc(var(--container) + 2 * var(--gutter));margin-inline:auto}
.lost-page h1{font-family:var(--font-display);font-size:var(--text-h3);font-weight:var(--weight-heading);line-height:var(--leading-heading)}
.retry{min-height:var(--target);color:var(--red);text-decoration:underline;text-underline-offset:0.22em}
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
${SHOW_BELOW}
`;

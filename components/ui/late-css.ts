import { SHOW_BELOW } from './styles-in-two';

/**
 * What the first frame of a page has no use for: sheets of paper, what a part that cannot come puts in its place, the parts
 * below. It comes behind all components: nothing that one of them overrides may stand here.
 */
export const lateCss = `
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

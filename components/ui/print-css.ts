/** The printed page. */
export const printCss = `
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

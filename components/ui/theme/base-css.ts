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
p,li,dd,figcaption{text-wrap:pretty}
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
[hidden]{display:none!important}
[data-step] [data-flow]{visibility:hidden;animation:reveal 0s 4s forwards}
@keyframes reveal{to{visibility:visible}}
:lang(zh){line-break:strict}
:is(h1,h2,h3,h4):lang(zh){word-break:keep-all;overflow-wrap:anywhere}
:is(p,li,dd,label,figcaption):lang(zh){word-break:auto-phrase}
dialog :is(h1,h2,h3,h4):lang(zh),summary :is(h2,h3,h4):lang(zh){word-break:normal}
[data-phrases][data-phrases]:lang(zh){word-break:keep-all;overflow-wrap:anywhere}
::-webkit-search-cancel-button{filter:grayscale(1) brightness(0.6);cursor:pointer}
::selection{background:var(--red);color:var(--on-red)}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
:focus:not(:focus-visible){outline:none}
::placeholder{color:var(--muted);opacity:1}
html[data-going]::after{
  content:'';position:fixed;inset:0 0 auto;z-index:var(--z-toast);height:3px;background:var(--red);transform-origin:0 0;
  animation:going 8s cubic-bezier(0,0.8,0.1,1) both;
}
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

import { expect, test } from '@/tests/e2e/fixtures';
import { isFocusMarked, rememberMarks } from '@/tests/e2e/support/focus-mark';

const MARK = 'outline: 2px solid black';

interface Case {
  looks: string;
  html: string;
  css: string;
  isMarked: boolean;
}

/** One thing to come to each, and what it shows then. The tests by keys believe what is said here. */
const CASES: readonly Case[] = [
  { looks: 'framed', html: '<button>Go</button>', css: `:focus-visible { ${MARK} }`, isMarked: true },
  { looks: 'bare', html: '<button>Go</button>', css: ':focus-visible { outline: none }', isMarked: false },
  {
    looks: 'framed as pale as its ground',
    html: '<button>Go</button>',
    css: ':focus-visible { outline: 2px solid #ddd }',
    isMarked: false,
  },
  {
    looks: 'framed for as long as it is chosen',
    html: '<button aria-pressed="true">Grid</button>',
    css: `:focus-visible { outline: none } [aria-pressed=true] { ${MARK} }`,
    isMarked: false,
  },
  {
    looks: 'framed in another colour than what is chosen',
    html: '<button aria-pressed="true">Grid</button>',
    css: '[aria-pressed=true] { outline: 2px solid #a00; outline-offset: 0 } [aria-pressed=true]:focus-visible { outline-color: black }',
    isMarked: false,
  },
  {
    looks: 'framed more widely than what is chosen',
    html: '<button aria-pressed="true">Grid</button>',
    css: `[aria-pressed=true] { ${MARK} } [aria-pressed=true]:focus-visible { outline-width: 4px }`,
    isMarked: true,
  },
  {
    looks: 'with a chosen picture in it',
    html: '<button>Shot<span>front</span></button>',
    css: `:focus-visible { outline: none } span { ${MARK} }`,
    isMarked: false,
  },
  {
    looks: 'in a frame that is always there',
    html: '<div><input aria-label="Day"></div>',
    css: `:focus-visible { outline: none } div { ${MARK} }`,
    isMarked: false,
  },
  {
    looks: 'in a frame of its own',
    html: '<div><input aria-label="Day"></div>',
    css: `:focus-visible { outline: none } div:focus-within { ${MARK} }`,
    isMarked: true,
  },
  {
    looks: 'drawn by a chosen tile',
    html: '<label><input type="radio" checked style="opacity: 0">Store</label>',
    css: `label:has(:checked) { ${MARK} }`,
    isMarked: false,
  },
  {
    looks: 'a slider whose thumb is framed',
    html: '<input type="range" aria-label="Boxes">',
    css: `input { appearance: none; background: #eee } :focus-visible { outline: none } ::-webkit-slider-thumb { appearance: none; width: 20px; height: 20px; background: red } :focus-visible::-webkit-slider-thumb { ${MARK} }`,
    isMarked: true,
  },
  {
    looks: 'a slider whose thumb is bare',
    html: '<input type="range" aria-label="Boxes">',
    css: `input { appearance: none; background: #eee } :focus-visible { outline: none } ::-webkit-slider-thumb { appearance: none; width: 20px; height: 20px; background: red }`,
    isMarked: false,
  },
];

test('what counts as a mark of the focus, and what does not', { tag: '@hk' }, async ({ page }) => {
  for (const { looks, html, css, isMarked } of CASES) {
    await page.setContent(`<!doctype html><html lang="en"><title>One stop</title><style>${css}</style><main>${html}</main></html>`);
    await page.evaluate(rememberMarks);
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').elementHandle();
    expect(focused && (await isFocusMarked(focused)), looks).toBe(isMarked);
  }
});

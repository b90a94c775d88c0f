import type { BrowserContext } from '@playwright/test';

/**
 * Does to every page what a browser's translator does: each text is replaced by a `<font>` in a `<font>` with a text of its own, and what
 * comes or changes later as well. The text that React knows is then part of the page no more. The words stay as they are.
 */
export async function translate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LEFT_ALONE = 'script, style, noscript, textarea, option, title, svg, font, [translate="no"]';
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !document.body.contains(parent) || text.data.trim() === '' || parent.closest(LEFT_ALONE)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    const begin = () => {
      replaceAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') replace(target as Text);
          else addedNodes.forEach((node) => (node instanceof Text ? replace(node) : replaceAll(node)));
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    // A translator is asked for, or begins by itself, once there is a page to read; what lies further down comes alive later.
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    const whenAlive = () => {
      if ([...document.querySelectorAll('#main > *, header > *')].every(isAlive)) begin();
      else setTimeout(whenAlive, 20);
    };
    if (window.top === window) addEventListener('load', whenAlive);
  });
}

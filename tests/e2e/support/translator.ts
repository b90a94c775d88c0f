import type { BrowserContext } from '@playwright/test';

/**
 * Imitates a browser's page translation: each text node is replaced by nested `<font>` elements, also for later changes. React's text nodes
 * are then no longer in the document. The words do not change.
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
    // Translation starts on a loaded page; parts further down hydrate later.
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    const whenAlive = () => {
      if ([...document.querySelectorAll('#main > *, header > *')].every(isAlive)) begin();
      else setTimeout(whenAlive, 20);
    };
    if (window.top === window) addEventListener('load', whenAlive);
  });
}

/**
 * Calls back when the page has everything that the visitor came for.
 * @returns takes it back
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}

/**
 * Calls back once the window has loaded, at once if it has.
 * @returns cancels the call
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}

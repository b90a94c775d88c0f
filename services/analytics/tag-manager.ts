import { pushEvent } from './data-layer';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** Loads the region's container, once a page; called only after the visitor has allowed something. */
export function startTagManager(containerId: string): void {
  if (document.querySelector(`script[src^="${SCRIPT}"]`)) return;
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}

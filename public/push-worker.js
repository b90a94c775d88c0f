/* Shows what Firebase Cloud Messaging hands to this device, and leads to what it is about. */
const CHAT = chatPath(new URL(self.location.href).searchParams.get('chat'));

/* The page that registers this worker says where the chat is in its language; anything but a plain path of ours is not taken. */
function chatPath(wanted) {
  return wanted !== null && /^(\/[A-Za-z-]{2,7})?\/chat$/.test(wanted) ? wanted : '/chat';
}

/* Places of this site only, whatever a message says: the wardrobe, else the chat, in the language of the chat. */
function placeOf(path) {
  return path === '/items' ? CHAT.replace(/chat$/, 'items') : CHAT;
}

const pagesOfTheSite = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
/* The newest answer stands for all of the chat, and is heard; each notice about pieces stands for itself, and once if it comes twice. */
const groupOf = (place, title, body) => (place === CHAT ? { tag: place, renotify: true } : { tag: `${title}\n${body}` });
/* Safari, and every browser on an iPhone. */
const MUST_SHOW = /^(?!.*(?:Chrome|Chromium|Android)).*AppleWebKit/;
const isAt = (page, place) => new URL(page.url).pathname === place;

self.addEventListener('push', (event) => {
  const payload = event.data ? event.data.json() : {};
  const { title, body } = payload.notification || {};
  const place = placeOf(payload.data && payload.data.path);
  if (!title) return;
  event.waitUntil(
    pagesOfTheSite().then((pages) => {
      // Safari sends no more after three pushes that show nothing. There a page in view is shown it too, without a sound.
      const isSeen = pages.some((page) => isAt(page, place) && page.visibilityState === 'visible');
      if (isSeen && !MUST_SHOW.test(self.navigator.userAgent)) return undefined;
      const quiet = isSeen ? { silent: true, renotify: false } : {};
      return self.registration.showNotification(title, { body, data: { place }, ...groupOf(place, title, body), ...quiet });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { place = CHAT } = event.notification.data || {};
  event.waitUntil(
    pagesOfTheSite().then((pages) => {
      const open = pages.find((page) => isAt(page, place));
      return open ? open.focus() : self.clients.openWindow(place);
    }),
  );
});

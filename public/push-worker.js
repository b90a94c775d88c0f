/* Shows what Firebase Cloud Messaging hands to this device while nobody looks at the chat, and leads there. */
const CHAT = chatPath(new URL(self.location.href).searchParams.get('chat'));

/* The page that registers this worker says where the chat is in its language; anything but a plain path of ours is not taken. */
function chatPath(wanted) {
  return wanted !== null && /^(\/[A-Za-z-]{2,7})?\/chat$/.test(wanted) ? wanted : '/chat';
}

const pagesOfTheSite = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isChat = ({ url }) => /\/chat$/.test(new URL(url).pathname);

self.addEventListener('push', (event) => {
  const payload = event.data ? event.data.json() : {};
  const { title, body } = payload.notification || {};
  if (!title) return;
  event.waitUntil(
    pagesOfTheSite().then((pages) =>
      // Whoever has the chat in view sees the message there.
      pages.some((page) => isChat(page) && page.visibilityState === 'visible') ? undefined : self.registration.showNotification(title, { body, tag: 'chat' }),
    ),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    pagesOfTheSite().then((pages) => {
      const open = pages.find(isChat);
      return open ? open.focus() : self.clients.openWindow(CHAT);
    }),
  );
});

/* Shows what Firebase Cloud Messaging hands to this device while no page of the site is open, and leads to what it is about. */
self.addEventListener('push', (event) => {
  const payload = event.data ? event.data.json() : {};
  const { title, body } = payload.notification || {};
  const path = (payload.data && payload.data.path) || '/chat';
  if (title) event.waitUntil(self.registration.showNotification(title, { body, tag: path, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data || {};
  // Places of this site only, whatever a message says.
  event.waitUntil(self.clients.openWindow(path === '/items' ? path : '/chat'));
});

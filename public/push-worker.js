/* Shows what Firebase Cloud Messaging hands to this device while no page of the site is open, and leads to the chat. */
self.addEventListener('push', (event) => {
  const payload = event.data ? event.data.json() : {};
  const { title, body } = payload.notification || {};
  if (title) event.waitUntil(self.registration.showNotification(title, { body, tag: 'chat' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow('/chat'));
});

import { expect, test, vi } from 'vitest';

const env = vi.hoisted(() => ({ apiUrl: 'https://api.example.com', gtmIdHk: '', gtmIdSg: '', firebase: { projectId: '' } }));
vi.mock('@/lib/config/env', () => ({ publicEnv: env }));

const { contentSecurityPolicy } = await import('@/lib/config/security-headers');

const connections = () => /connect-src ([^;]+)/.exec(contentSecurityPolicy('production'))?.[1]?.split(' ') ?? [];

test('pages may reach Google’s services, those for notifications among them, with a Firebase project and not without', () => {
  expect(connections().filter((source) => source.includes('google') || source.includes('firebase'))).toEqual([]);
  expect(connections()).toContain('wss://api.example.com');
  env.firebase.projectId = 'pakt';
  for (const service of ['identitytoolkit', 'securetoken', 'firebaseinstallations', 'fcmregistrations']) expect(connections()).toContain(`https://${service}.googleapis.com`);
  expect(connections()).toContain('wss://*.firebasedatabase.app');
});

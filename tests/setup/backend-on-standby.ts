import '@/backend/server';

// Everything slow is loaded; from here on it behaves like `startBackendProcess`'s process.
process.once('message', () => void import('@/backend/main'));
// The parent has ended.
process.once('disconnect', () => process.exit());

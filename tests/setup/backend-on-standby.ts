import '@/backend/server';

// All that takes time is loaded; from here on it is the process that `startBackendProcess` starts.
process.once('message', () => void import('@/backend/main'));
// Whoever started it is gone.
process.once('disconnect', () => process.exit());

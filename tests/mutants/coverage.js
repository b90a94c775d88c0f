import v8 from '@vitest/coverage-v8';

/** Vitest's own counter, which it would look for in the root: workers find it here by the name `custom`. */
async function getProvider() {
  const provider = await v8.getProvider();
  return Object.assign(provider, { resolveOptions: () => ({ ...provider.options, provider: 'custom' }) });
}

export default { ...v8, getProvider };

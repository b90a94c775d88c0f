const NAME = /^[\w-]{1,64}$/;

/** @throws Error for a name that was not generated here: path traversal */
export function safeName(name: string): string {
  if (!NAME.test(name)) throw new Error('Not a generated file name');
  return name;
}

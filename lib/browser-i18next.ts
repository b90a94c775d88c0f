/**
 * The part of i18next that a page needs in the browser, in the place of the library
 * (docs/decisions/0008-browser-i18next.md). A page brings one language with every fallback already
 * resolved, so loading, detecting and falling back are left out; what remains is interpolation and
 * plurals. A test compares it with the library on every text of every locale.
 */
type Tree = { [key: string]: string | Tree };
export type Resources = Record<string, Record<string, Tree>>;
type TranslateOptions = Record<string, unknown> & {
  count?: number;
  ns?: string | string[];
  lng?: string;
  defaultValue?: string;
  returnObjects?: boolean;
};

interface InstanceOptions {
  lng: string;
  defaultNS?: string | string[];
  resources?: Resources;
  interpolation?: { defaultVariables?: Record<string, unknown> };
}

export class BrowserI18n {
  readonly language: string;
  private readonly options: InstanceOptions;
  private data: Resources;

  constructor(options: InstanceOptions) {
    this.options = options;
    this.language = options.lng;
    this.data = options.resources ?? {};
  }

  addResourceBundle(language: string, namespace: string, texts: Tree) {
    this.data = { ...this.data, [language]: { ...this.data[language], [namespace]: texts } };
    return this;
  }

  hasLoadedNamespace(namespace: string) {
    return this.data[this.language]?.[namespace] !== undefined;
  }

  t = (key: string | string[], options: TranslateOptions | string = {}) =>
    this.translate(key, typeof options === 'string' ? { defaultValue: options } : options);

  getFixedT(language: string | null, namespace?: string | string[] | null, keyPrefix?: string) {
    return (key: string | string[], options: TranslateOptions | string = {}) => {
      const given = typeof options === 'string' ? { defaultValue: options } : options;
      const prefixed = keyPrefix ? [key].flat().map((one) => (one.includes(':') ? one : `${keyPrefix}.${one}`)) : key;
      return this.translate(prefixed, { lng: language ?? this.language, ns: namespace ?? undefined, ...given });
    };
  }

  private translate(keys: string | string[], options: TranslateOptions): unknown {
    const candidates = [keys].flat();
    for (const key of candidates) {
      const found = this.find(key, options);
      if (typeof found === 'string') return this.interpolate(found, options);
      if (found !== undefined && options.returnObjects) return found;
    }
    // As the library does: without a text the key itself is shown.
    return options.defaultValue ?? candidates.at(-1)?.split(':').at(-1) ?? '';
  }

  private find(fullKey: string, { ns, lng = this.language, count }: TranslateOptions): string | Tree | undefined {
    const separator = fullKey.indexOf(':');
    const namespaces = separator >= 0 ? [fullKey.slice(0, separator)] : [ns ?? this.options.defaultNS ?? []].flat();
    const key = fullKey.slice(separator + 1);
    const forms = count === undefined ? [key] : [`${key}_${new Intl.PluralRules(lng).select(count)}`, `${key}_other`, key];
    for (const namespace of namespaces) {
      for (const form of forms) {
        const found = follow(this.data[lng]?.[namespace], form);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  private interpolate(text: string, options: TranslateOptions): string {
    const variables: Record<string, unknown> = { ...this.options.interpolation?.defaultVariables, ...options };
    return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (placeholder, name: string) =>
      name in variables ? String(variables[name] ?? '') : placeholder,
    );
  }
}

function follow(tree: Tree | undefined, path: string): string | Tree | undefined {
  let node: string | Tree | undefined = tree;
  for (const part of path.split('.')) {
    if (typeof node !== 'object') return undefined;
    node = Object.hasOwn(node, part) ? node[part] : undefined;
  }
  return node;
}

export function createInstance(options: InstanceOptions): BrowserI18n {
  return new BrowserI18n(options);
}

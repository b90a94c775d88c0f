interface Held {
  name: string;
  grant: () => unknown;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** As the standard says it, for exclusive locks: one holder a name, a line behind it, and a way to take it by force. */
export function fakeLocks() {
  let holder: Held | null = null;
  let line: Held[] = [];
  const take = (next: Held) => {
    holder = next;
    void Promise.resolve(next.grant()).then(() => {
      if (holder !== next) return;
      next.resolve();
      holder = null;
      const first = line.shift();
      if (first) take(first);
    });
  };
  return {
    request(name: string, { steal = false, signal }: { steal?: boolean; signal?: AbortSignal }, grant: () => unknown) {
      return new Promise<void>((resolve, reject) => {
        const asked = { name, grant, resolve, reject };
        signal?.addEventListener('abort', () => {
          if (!line.includes(asked)) return;
          line = line.filter((other) => other !== asked);
          reject(new DOMException('given up', 'AbortError'));
        });
        if (steal && holder) {
          const was = holder;
          holder = null;
          was.reject(new DOMException('stolen', 'AbortError'));
        }
        if (holder) line.push(asked);
        else take(asked);
      });
    },
  };
}

/** Unsent text survives a reload and a crash of the tab; it is removed with the tab. */
export function storedList(key, isValid) {
  return {
    read() {
      try {
        const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return Array.isArray(stored) ? stored.filter(isValid) : [];
      } catch {
        return [];
      }
    },
    write(list) {
      try {
        if (list.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(list));
      } catch {
        // Without storage it is kept in memory only.
      }
    },
  };
}

const isText = (value) => typeof value === 'string';

export const storedAnswers = () =>
  storedList('team-answers', (entry) => isText(entry?.uid) && isText(entry.clientId) && isText(entry.text));
export const storedDrafts = () => storedList('team-drafts', (pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isText));

/** Up to seven entries: first and last page, the current one and its neighbours; `gap` where pages are left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((current, index) => {
    const missing = current - (shown[index - 1] ?? 0) - 1;
    if (missing === 1) return [current - 1, current]; // a gap would take as much room as the page itself
    return missing > 1 ? ['gap' as const, current] : [current];
  });
}

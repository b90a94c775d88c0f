/**
 * One line in `every` of a file, beginning in the middle of the first stretch, as Stryker takes them: what goes over several lines is left
 * out.
 */
export function sampledLines(file: string, source: string, every: number): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    index % every === Math.floor(every / 2) ? [`${file}:${index + 1}:0-${index + 1}:${line.length}`] : [],
  );
}

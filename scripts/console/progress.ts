export interface Progress {
  /** Starts a phase and ends the previous one. */
  phase(name: string): void;
  /** Current detail of the phase; shown on a terminal only. */
  detail(text: string): void;
  /** Ends the open phase as done. */
  done(): void;
  /** Ends the open phase as failed. */
  fail(): void;
  note(line: string): void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const CLEAR_LINE = '\r\u001b[2K';

/** Phases with elapsed time: a live line on a terminal, plain lines elsewhere. */
export function createProgress(output: Output = process.stdout, now: () => number = Date.now): Progress {
  let open: { name: string; since: number; detail: string } | null = null;
  let ticker: NodeJS.Timeout | null = null;
  const isLive = output.isTTY === true;

  function seconds(): string {
    return open === null ? '' : `${((now() - open.since) / 1000).toFixed(1)} s`;
  }
  function draw() {
    if (open !== null) output.write(`${CLEAR_LINE}  … ${open.name} ${seconds()}${open.detail && ` · ${open.detail}`}`);
  }
  function close(mark: '✓' | '✗') {
    if (ticker !== null) clearInterval(ticker);
    ticker = null;
    if (open !== null) output.write(`${isLive ? CLEAR_LINE : ''}  ${mark} ${open.name} ${seconds()}\n`);
    open = null;
  }

  return {
    phase(name) {
      close('✓');
      open = { name, since: now(), detail: '' };
      if (!isLive) output.write(`  … ${name}\n`);
      else {
        draw();
        ticker = setInterval(draw, 500).unref();
      }
    },
    detail(text) {
      if (open !== null) open.detail = text.slice(0, 60);
    },
    done: () => close('✓'),
    fail: () => close('✗'),
    note(line) {
      output.write(`${isLive && open !== null ? CLEAR_LINE : ''}${line}\n`);
    },
  };
}

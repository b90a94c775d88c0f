declare global {
  interface Window {
    /** Left by `public/session-start.js`: a token that came with the address while another session was alive. */
    __arrivedToken?: string;
  }
}

/** The token that waits for an answer; it is handed out once. */
export function takeArrivedToken(): string | null {
  const token = window.__arrivedToken ?? null;
  delete window.__arrivedToken;
  return token;
}

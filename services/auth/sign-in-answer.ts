declare global {
  interface Window {
    /** Left by `public/session-start.js`: what a provider put behind the callback's address. */
    __signInAnswer?: string;
  }
}

/** The provider's answer; it is handed out once, and empty when there is none. */
export function takeSignInAnswer(): string {
  const answer = window.__signInAnswer ?? '';
  delete window.__signInAnswer;
  return answer;
}

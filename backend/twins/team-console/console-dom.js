// Shared helpers of the console. Plain script without libraries; text is always set as text, never as HTML.

export const by = (id) => document.getElementById(id);
export const place = (uid) => `/team/conversations/${encodeURIComponent(uid)}`;
export const clock = (at) => new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

export function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

export function button(text, onClick) {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

/** A failed call. `status` of the answer; 0 if the server was not reached. */
export class CallError extends Error {
  constructor(status) {
    super(`The call was answered by ${status}.`);
    this.status = status;
  }
}

async function send(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  }).catch(() => null);
  if (!answer?.ok) throw new CallError(answer?.status ?? 0);
  return answer.json().catch(() => {
    // Truncated answer.
    throw new CallError(0);
  });
}

export async function call(method, path, body) {
  try {
    return await send(method, path, body);
  } catch (error) {
    if (error.status === 401) askForToken();
    throw error;
  }
}

/** Callers that wait for the token. */
const waiting = [];
export const signedIn = () => new Promise((resolve) => waiting.push(resolve));

/** A dialog over the current page, so that nothing typed or in flight is lost. */
function askForToken() {
  const dialog = by('again');
  if (dialog && !dialog.open) dialog.showModal();
}

/** @param onOpened called when the token was accepted */
export function watchSignInForm(onOpened) {
  by('again')?.addEventListener('cancel', (event) => event.preventDefault());
  by('sign-in').addEventListener('submit', (event) => {
    event.preventDefault();
    by('sign-in-error').textContent = '';
    send('POST', '/team/session', { token: by('token').value }).then(
      () => {
        by('token').value = '';
        by('again')?.close();
        onOpened();
        for (const enter of waiting.splice(0)) enter();
      },
      ({ status }) => {
        by('sign-in-error').textContent =
          status === 401 || status === 400 ? 'This is not the token.' : 'No answer. Please try again in a moment.';
      },
    );
  });
}

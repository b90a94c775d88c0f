// What all parts of the console use. Plain script, no library; text is only ever set as text.

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

/** An answer that is none. `status`: what the server said; 0 where it was not reached. */
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
    // Cut off in the middle.
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

/** Who waits for the token to be given. */
const waiting = [];
export const signedIn = () => new Promise((resolve) => waiting.push(resolve));

/** Over what is open: nothing that is written or on its way is lost while the token is asked for. */
function askForToken() {
  const dialog = by('again');
  if (dialog && !dialog.open) dialog.showModal();
}

/** @param onOpened what follows when the token has been taken */
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

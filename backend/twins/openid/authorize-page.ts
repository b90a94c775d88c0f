import { html, page, type Html } from '@/backend/api/http/pages/html';
import { SAMPLE_PEOPLE, type ProviderName, type SamplePerson } from './sample-people';

export interface AuthorizeRequest {
  clientId: string;
  redirectUri: string;
  state: string;
  nonce: string | null;
  codeChallenge: string | null;
  /** Apple uses a form post. */
  isFormPost: boolean;
  /** Apple sends the name only with the first sign-in. */
  isFirst: (person: SamplePerson) => boolean;
}

type Answer = Record<string, string>;

/** Each person is a prepared form, so that the page needs no script. */
export function authorizePage(provider: ProviderName, request: AuthorizeRequest, codeFor: (person: SamplePerson) => string): string {
  const name = provider === 'google' ? 'Google' : 'Apple';
  const people = SAMPLE_PEOPLE[provider].map((person) => {
    const label = `${person.givenName} ${person.familyName} (${person.email}${person.isEmailVerified ? '' : ', not verified'})`;
    return html`<li>
      ${choice(request, { code: codeFor(person), state: request.state, ...(provider === 'apple' && request.isFirst(person) ? { user: userOf(person) } : {}) }, label)}
    </li>`;
  });
  return page(
    `Sign in with ${name}`,
    html`<p>This stands in for ${name} in the demonstration. Choose who you are:</p>
      <ul>
        ${people}
        <li>
          ${choice(request, { error: provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied', state: request.state }, 'Cancel')}
        </li>
      </ul>`,
  );
}

const userOf = ({ givenName, familyName, email }: SamplePerson): string =>
  JSON.stringify({ name: { firstName: givenName, lastName: familyName }, email });

function choice({ redirectUri, isFormPost }: AuthorizeRequest, answer: Answer, label: string): Html {
  if (!isFormPost) {
    const target = new URL(redirectUri);
    for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
    return html`<a href="${target.href}" rel="noreferrer">${label}</a>`;
  }
  const fields = Object.entries(answer).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
  return html`<form method="post" action="${redirectUri}">${fields}<button>${label}</button></form>`;
}

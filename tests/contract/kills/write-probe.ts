import type { Backend } from '@/backend/server';
import type { CallName } from '@/lib/contract/calls';
import { call } from '@/tests/setup/member';
import type { RemoteAnswer } from './remote-backend';

/** How one write call is made many times at once, and how its effect is seen after the process was killed. */
export interface WriteProbe<Ready = unknown> {
  call: CallName;
  /** Makes ready what `count` writes need; nothing is killed meanwhile. */
  prepare(backend: Backend, count: number): Promise<Ready[]>;
  write(backend: Backend, ready: Ready): Promise<RemoteAnswer>;
  /** Whether a write that was answered with success is there. */
  holds(backend: Backend, ready: Ready, answer: RemoteAnswer): Promise<boolean>;
}

/** Keeps the types of its three steps together and forgets them for the list. */
export const probe = <Ready>(definition: WriteProbe<Ready>): WriteProbe => definition as WriteProbe;

export async function times<Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}

/** What the helper of the contract tests answers with, as it comes over the wire here. */
export const send = (...given: Parameters<typeof call>) => call(...given) as unknown as Promise<RemoteAnswer>;

export const isAccepted = ({ statusCode }: RemoteAnswer): boolean => statusCode === 200 || statusCode === 201;

interface Mail {
  to: string;
  subject: string;
  body: string;
}

export async function mails(backend: Backend, to: string): Promise<Mail[]> {
  const answer = await backend.app.inject({ url: '/outbox.json' });
  return (answer.json() as { data: Mail[] }).data.filter((mail) => mail.to === to);
}

export async function linkToken(backend: Backend, to: string, page: 'verify-email' | 'reset-password', mark = ''): Promise<string> {
  const token = (await mails(backend, to))
    .map(({ body }) => new RegExp(`/${page}#token=${mark}([\\w-]+)`).exec(body)?.[1])
    .find((found) => found !== undefined);
  if (token === undefined) throw new Error(`No mail to ${to} leads to ${page}`);
  return token;
}

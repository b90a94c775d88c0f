import { isAccepted, send } from '@/tests/contract/kills/write-probe';
import { remoteBackend } from '@/tests/contract/kills/remote-backend';
import { bearer, dataOf, type TestMember } from '@/tests/setup/member';
import { subscribe } from '@/tests/setup/backend-process';

/** What was answered with success, so what has to be there from then on. */
export interface Acknowledged {
  addresses: string[];
  uploads: { id: string; content: Buffer }[];
  name: string;
}

export interface Writers {
  acknowledged: Acknowledged;
  /** How many answers there were of each status. */
  statuses: Record<number, number>;
  /** The writes that are under way are answered first. */
  stop(): Promise<void>;
}

/** One after the other in three places at once: new rows, a row that changes, and files. */
export function startWriting(url: string, member: TestMember, acknowledged: Acknowledged, round: string): Writers {
  const backend = remoteBackend(() => url);
  const statuses: Record<number, number> = {};
  let isStopped = false;
  const writes = [
    async (count: number) => {
      const address = `${round}-${count}@example.com`;
      const { status } = await subscribe(url, address);
      if (status < 300) acknowledged.addresses.push(address);
      return status;
    },
    async (count: number) => {
      const firstName = `Ada ${round} ${'n'.repeat(1 + (count % 30))}`;
      const answer = await send(backend, 'updateUser', { token: member.token, body: { firstName } });
      if (isAccepted(answer)) acknowledged.name = firstName;
      return answer.statusCode;
    },
    async (count: number) => {
      const content = Buffer.from(`%PDF-1.4\n% ${round} ${count}\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`);
      const answer = await backend.app.inject({
        method: 'POST',
        url: '/ext/uploads',
        payload: content,
        headers: { 'content-type': 'application/pdf', ...bearer(member.token) },
      });
      if (answer.statusCode < 300) acknowledged.uploads.push({ id: dataOf('upload', answer).id, content });
      return answer.statusCode;
    },
  ];
  const ended = Promise.all(
    writes.map(async (write) => {
      for (let count = 0; !isStopped; count += 1) {
        const status = await write(count);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  return {
    acknowledged,
    statuses,
    async stop() {
      isStopped = true;
      await ended;
    },
  };
}

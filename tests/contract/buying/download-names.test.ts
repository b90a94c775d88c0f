import { beforeAll, expect, it } from 'vitest';
import { call, dataOf, signUpMember, type TestMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** An extended value of a parameter as RFC 8187 has it: charset, an empty language, characters of `attr-char` or encoded. */
const EXTENDED = /^attachment; filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[\dA-F]{2})+)$/;
const backend = testBackend({ rateLimitFactor: 1000 });
let member: TestMember;

beforeAll(async () => {
  member = await signUpMember(backend);
});

it.each(["Mei's coat.png", 'coat (1).png', "'''.png", 'a;b,c=d.png', '大衣 👩‍🔬 50%.png', 'plain.png'])(
  'a file named %s comes back under its name, in a header that every program can read',
  async (name) => {
    const sent = await call(backend, 'upload', {
      token: member.token,
      body: PNG,
      headers: { 'content-type': 'image/png', 'x-file-name': encodeURIComponent(name) },
    });
    const kept = dataOf('upload', sent);
    const { headers } = await call(backend, 'uploadedFile', { token: member.token, params: { id: kept.id } });
    const [, value = ''] = EXTENDED.exec(String(headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(value)).toBe(kept.name);
  },
);

import nodemailer from 'nodemailer';
import { describe, expect, it, vi } from 'vitest';
import type { MailAttachment, outboxMails } from '@/backend/api/db/schema/mail';
import { smtpSender } from '@/backend/api/mail/delivery-job';
import { startMailStandIn } from '@/tests/copies/mail-stand-in';

describe('a mail as it goes out', () => {
  async function sentTo(
    recipient: string,
    { subject = 'Hello', body = 'Hello', html = '', attachments = [] as MailAttachment[], from = 'Us <us@mail.example.com>' } = {},
  ) {
    const server = await startMailStandIn(0);
    const mail = { id: 'mail-1', recipient, subject, body, html, attachments, headers: {} } as unknown as typeof outboxMails.$inferSelect;
    await smtpSender(`smtp://127.0.0.1:${server.port}`, from)(mail);
    await server.close();
    const lines = server.letters[0] ?? [];
    const end = lines.indexOf('');
    return {
      lines,
      body: lines.slice(end + 1),
      head: lines
        .slice(0, end)
        .join('\n')
        .replace(/\n[ \t]+/g, ' ')
        .split('\n'),
    };
  }

  it('asks for no answer by a machine', async () => {
    const { head } = await sentTo('reader@example.com');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).toContain('X-Auto-Response-Suppress: OOF, AutoReply');
  });

  it('holds the same as text and as HTML, and its calendar file', async () => {
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const { lines } = await sentTo('reader@example.com', {
      html: '<p>Hello</p>',
      attachments: [{ name: 'visit.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', content }],
    });
    const whole = lines.join('\n');
    expect(whole.indexOf('Content-Type: text/plain')).toBeLessThan(whole.indexOf('Content-Type: text/html'));
    expect(whole).toContain('Content-Type: multipart/alternative');
    expect(whole).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;?\s+name=visit\.ics/);
    expect(whole).toContain('Content-Disposition: attachment; filename=visit.ics');
    expect(whole).toContain(Buffer.from(content).toString('base64'));
  });

  it.each([
    ['Us <us@mail.example.com>', 'mail.example.com'],
    ['us@Example.com', 'Example.com'],
    ['"Us, and <you>" <us@example.com>', 'example.com'],
  ])('is named in the domain that it comes from: %s', async (from, domain) => {
    expect((await sentTo('reader@example.com', { from })).head).toContain(`Message-ID: <mail-1@${domain}>`);
  });

  it.each(["o'neil+clothes@example.com", 'a_b-c.d@sub.example.com'])('goes to %s and nobody else', async (recipient) => {
    expect((await sentTo(recipient)).head).toContain(`To: ${recipient}`);
  });

  it('holds lines that every mail server takes, and a subject of which each piece can be read alone', async () => {
    const subject = `${'\u60a8\u7684\u6536\u4ef6\u6642\u9593\u5df2\u66f4\u6539'.repeat(5)}\u{1f469}\u200d\u{1f469}\u200d\u{1f467}`;
    const body = `.\n..dots\n${'\u6f22\u5b57'.repeat(600)}\n${'x'.repeat(3_000)}\nthe end`;
    const { lines, head, body: sent } = await sentTo('reader@example.com', { subject, body });
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(78);
    const pieces = (head.find((line) => line.startsWith('Subject: ')) ?? '').slice('Subject: '.length).split(' ');
    const words = pieces.map((piece) => Buffer.from(/^=\?UTF-8\?B\?(.+)\?=$/.exec(piece)?.[1] ?? '', 'base64').toString());
    expect(words.join('')).toBe(subject);
    expect(words.filter((word) => word.includes('\ufffd'))).toEqual([]);
    expect(head).toContain('Content-Transfer-Encoding: quoted-printable');
    const text = sent
      .map((line) => line.replace(/^\./, ''))
      .join('\n')
      .replace(/=\n/g, '')
      .replace(/(=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
    expect(text.trimEnd()).toBe(body);
  });
});

it.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://127.0.0.1:25', false],
  ['smtp://mail:25', false],
])('asks %s for TLS: %s', (address, isAsked) => {
  const create = vi.spyOn(nodemailer, 'createTransport');
  smtpSender(address, 'Us <us@example.com>');
  expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ requireTLS: isAsked }), expect.anything());
  create.mockRestore();
});

import { connect, type ConnectionOptions } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { HOSTS, standForFile } from './stand-in-copies';

const stand = standForFile();

/** What both sides agree on; an error's code where they do not. */
const agreed = (offered: ConnectionOptions) =>
  new Promise<string>((resolve) => {
    const socket = connect(
      { host: '127.0.0.1', port: stand.ports.https, servername: HOSTS.hk, rejectUnauthorized: false, ...offered },
      () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`);
        socket.end();
      },
    );
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

const only = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', ciphers?: string): ConnectionOptions => ({
  minVersion: version,
  maxVersion: version,
  ...(ciphers ? { ciphers } : {}),
});

describe('the edge speaks', () => {
  it.each([
    ['1.3', only('TLSv1.3'), /^TLSv1\.3 TLS_/],
    [
      '1.2 with authenticated ciphers',
      only('TLSv1.2', 'ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256'),
      /^TLSv1\.2 TLS_ECDHE_(RSA|ECDSA)_WITH_AES_128_GCM_SHA256$/,
    ],
  ])('TLS %s', async (_name, offered, answer) => {
    expect(await agreed(offered)).toMatch(answer);
  });

  // Offered as a client does that takes anything: at its own level OpenSSL would not even ask.
  it.each([
    ['1.1', only('TLSv1.1', 'ALL:@SECLEVEL=0'), /PROTOCOL_VERSION/],
    ['1.2 in blocks (CBC)', only('TLSv1.2', 'ECDHE-RSA-AES128-SHA:ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0'), /HANDSHAKE_FAILURE/],
    ['1.2 without keys of its own', only('TLSv1.2', 'AES128-GCM-SHA256:AES256-GCM-SHA384:@SECLEVEL=0'), /HANDSHAKE_FAILURE/],
  ])('no TLS %s', async (_name, offered, refusal) => {
    expect(await agreed(offered)).toMatch(refusal);
  });
});

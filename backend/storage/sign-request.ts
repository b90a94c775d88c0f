import { createHash, createHmac } from 'node:crypto';
import { encodeStrictly } from '@/lib/encode-strictly';

export interface S3Credentials {
  accessKey: string;
  secretKey: string;
  region: string;
}

interface Unsigned {
  method: 'GET' | 'PUT' | 'DELETE';
  url: URL;
  body: Uint8Array;
  at: Date;
}

const SIGNED = 'host;x-amz-content-sha256;x-amz-date';

/** The headers of Signature Version 4, which every S3-compatible store asks for. The path is signed as the URL holds it. */
export function signRequest({ method, url, body, at }: Unsigned, { accessKey, secretKey, region }: S3Credentials): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const bodyHash = sha256(body);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .sort()
    .join('&');
  const request = [
    method,
    url.pathname,
    query,
    `host:${url.host}`,
    `x-amz-content-sha256:${bodyHash}`,
    `x-amz-date:${time}`,
    '',
    SIGNED,
    bodyHash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const key = scope.split('/').reduce((secret: Buffer | string, part) => hmac(secret, part), `AWS4${secretKey}`);
  return {
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${SIGNED}, Signature=${hmac(key, toSign).toString('hex')}`,
  };
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CALLS } from '@/lib/contract/calls';
import { openApiDocument } from '@/lib/contract/openapi';

const COMMITTED = new URL('../../docs/openapi.json', import.meta.url);

describe('the OpenAPI document', () => {
  it('is committed as the contract stands (write it with: node --import tsx scripts/write-docs.ts openapi)', async () => {
    expect(JSON.parse(await readFile(COMMITTED, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it('holds every call once', () => {
    const paths = openApiDocument().paths as Record<string, Record<string, { operationId: string }>>;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(operations.sort()).toEqual(Object.keys(CALLS).sort());
  });
});

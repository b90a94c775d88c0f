import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '@/lib/contract/field-errors';
import { findUnsafeInput } from '@/backend/api/http/unsafe-input';
import { requestIdOf } from '@/backend/api/http/request-log';

function errorsOf(schema: z.ZodMiniType, input: unknown) {
  const result = z.safeParse(schema, input);
  return result.success ? [] : toFieldErrors(result.error.issues, input);
}

const text = z.object({ a: z.string().check(z.minLength(3), z.maxLength(5)) });
const trimmed = z.object({ a: z.string().check(z.trim(), z.minLength(1)) });
const number = z.object({ a: z.int().check(z.gte(2), z.lte(4)) });
const list = z.object({ a: z.array(z.string()).check(z.minLength(1), z.maxLength(2)) });

describe('issues in the words of the form messages', () => {
  it.each([
    [text, {}, [{ path: 'a', code: 'required' }]],
    [text, { a: null }, [{ path: 'a', code: 'required' }]],
    [text, { a: 7 }, [{ path: 'a', code: 'type', params: { type: 'string' } }]],
    [text, { a: 'ab' }, [{ path: 'a', code: 'string.min', params: { min: 3 } }]],
    [text, { a: 'abcdef' }, [{ path: 'a', code: 'string.max', params: { max: 5 } }]],
    [trimmed, { a: '' }, [{ path: 'a', code: 'required', params: {} }]],
    [trimmed, { a: '  ' }, [{ path: 'a', code: 'whitespace', params: {} }]],
    [number, { a: 1 }, [{ path: 'a', code: 'number.min', params: { min: 2 } }]],
    [number, { a: 9 }, [{ path: 'a', code: 'number.max', params: { max: 4 } }]],
    [number, { a: 2.5 }, [{ path: 'a', code: 'type', params: { type: 'int' } }]],
    [list, { a: [] }, [{ path: 'a', code: 'array.min', params: { min: 1 } }]],
    [list, { a: ['1', '2', '3'] }, [{ path: 'a', code: 'array.max', params: { max: 2 } }]],
    [z.object({ a: z.string().check(z.length(2)) }), { a: 'abc' }, [{ path: 'a', code: 'string.len', params: { len: 2 } }]],
    [z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, [{ path: 'a', code: 'enum', params: { enum: 'x, y' } }]],
    [z.object({ a: z.string().check(z.regex(/^\d+$/)) }), { a: 'z' }, [{ path: 'a', code: 'pattern' }]],
    [z.object({ a: z.array(z.object({ b: z.string() })) }), { a: [{ b: '' }, {}] }, [{ path: 'a.1.b', code: 'required' }]],
    [z.strictObject({}), { more: 1 }, [{ path: 'more', code: 'unknown' }]],
  ])('%# %o', (schema, input, expected) => {
    expect(errorsOf(schema, input)).toEqual(expected);
  });
});

describe('input that no layer below could take', () => {
  it.each([
    ['a NUL in a value', { a: ['x\0'] }, 'a.0'],
    ['half an emoji in a value', { a: { b: 'x\ud83d' } }, 'a.b'],
    ['the other half in a list', ['ok', '\ude00'], '1'],
    ['halves in the wrong order', { a: '\ude00\ud83d' }, 'a'],
    ['half an emoji in a key', { a: { 'b\ud83d': 1 } }, 'a.b\ufffd'],
    ['a key without end', { ['k'.repeat(900)]: 1 }, 'k'.repeat(200)],
    ['a NUL in a key', { 'a\0': 1 }, 'a\0'],
    ['thirty-three levels', Array.from({ length: 33 }).reduce<unknown>((inner) => [inner], 'x'), Array(32).fill('0').join('.')],
    ['ordinary input', { a: [{ b: 'text', c: null, d: 1 }], e: '\ud83d\ude00' }, null],
  ])('%s', (_name, input, expected) => {
    expect(findUnsafeInput(input)?.path ?? null).toBe(expected);
  });
});

describe('request ids', () => {
  it('keeps a harmless one and replaces anything else', () => {
    expect(requestIdOf('abc-12345')).toBe('abc-12345');
    for (const header of [undefined, 'short', 'line\nbreak-12345', 'x'.repeat(65), ['abc-12345', 'abc-12345']]) {
      expect(requestIdOf(header)).toMatch(/^[\da-f-]{36}$/);
    }
  });
});

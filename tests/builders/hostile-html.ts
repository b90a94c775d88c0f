import { readFileSync } from 'node:fs';

const texts = JSON.parse(readFileSync('tests/builders/hostile-html.json', 'utf8')) as Record<'payloads' | 'pictures', string[]>;

/** Ways to act that have got through filters: each has to come out with nothing that acts. */
export const PAYLOADS = texts.payloads;
/** Pictures that are none of the editors' own, that say no size, or that bring more than a picture. */
export const PICTURES = texts.pictures;

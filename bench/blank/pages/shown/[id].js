import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The baseline for a page's largest paint: the same text or picture, and nothing else. */
export default function Shown({ text = null, picture = null, box }) {
  return picture ? <img src={picture} alt="" style={box} /> : <p style={box}>{text}</p>;
}

/** Rendered on the first request and cached from then on, like the product's pages. */
export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Written by bench/paint-floor.ts: a text or a picture's address on this host, and its size. */
export function getStaticProps({ params }) {
  if (!/^[0-9a-f]+$/.test(params.id)) return { notFound: true };
  return { props: JSON.parse(readFileSync(join(process.cwd(), 'bench/blank/.next/shown', `${params.id}.json`), 'utf8')) };
}

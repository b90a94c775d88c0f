import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The floor of a page's largest paint: the same text or picture, and nothing else. */
export default function Shown({ text = null, picture = null, box }) {
  return picture ? <img src={picture} alt="" style={box} /> : <p style={box}>{text}</p>;
}

/** Made by the first request for it and kept as a file from then on, as the product's pages are. */
export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** bench/paint-floor.ts has written the file: a text or the address of a picture on this host, and the place it takes. */
export function getStaticProps({ params }) {
  if (!/^[0-9a-f]+$/.test(params.id)) return { notFound: true };
  return { props: JSON.parse(readFileSync(join(process.cwd(), 'bench/blank/.next/shown', `${params.id}.json`), 'utf8')) };
}

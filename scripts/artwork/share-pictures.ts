import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ARTWORK } from '@/artwork/catalogue';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { publicEnv } from '@/lib/config/env';
import { FONT_FILES, SHARE_PICTURE, sharePicturePath } from '@/lib/site/site-files';
import { brandMarkSvg } from '@/lib/site/brand-mark';
import { atomicWrite } from './atomic-write';
import { inPairs } from './in-pairs';
import { readIndex } from './index-cache';
import { breakLines, letterPaths } from './letter-paths';
import { CACHE, OUTPUT, PUBLIC } from './paths';
import { shareSubjects, type ShareSubject } from './share-subjects';

const INDEX = path.join(CACHE, 'share.json');
/** Increase when the layout below changes. */
const LAYOUT = 3;
const WORDS = { left: 72, width: 500, top: 176, size: 60, least: 40, height: 330 };
const LEADING = 1.16;
/** The paper and ink of the site, the red of its icons. */
const PALETTE = { paper: '#fbf8f4', ink: '#221e1c', red: '#c8202f' };
const SCENE = { left: 640, width: 560 };
const FACES = {
  latin: '',
  traditional: 'Noto Sans CJK HK, PingFang HK, Microsoft JhengHei',
  simplified: 'Noto Sans CJK SC, PingFang SC, Microsoft YaHei',
};

/** Renders missing share pictures. @returns how many were rendered */
export async function renderSharePictures(): Promise<number> {
  const subjects = shareSubjects();
  const artwork = await readIndex();
  const before = JSON.parse(await readFile(INDEX, 'utf8').catch(() => '{}')) as Record<string, string>;
  const keys: Record<string, string> = {};
  const hasChinese = await canWriteChinese();
  await mkdir(path.join(PUBLIC, 'share'), { recursive: true });
  await mkdir(CACHE, { recursive: true });
  let drawn = 0;
  const renew = async (subject: ShareSubject) => {
    const file = sharePicturePath(subject.name, subject.locale);
    const words = LOCALES[subject.locale].script === 'latin' || hasChinese ? subject.title : '';
    const key = createHash('sha256')
      .update(JSON.stringify([LAYOUT, words, publicEnv.brand, subject.scene, artwork.get(subject.scene)?.key]))
      .digest('hex')
      .slice(0, 16);
    keys[file] = key;
    const isThere = await access(path.join(PUBLIC, file)).then(
      () => true,
      () => false,
    );
    if (before[file] === key && isThere) return;
    await atomicWrite(path.join(PUBLIC, file), await draw(subject, words));
    drawn += 1;
  };
  await inPairs(subjects, renew);
  for (const name of await readdir(path.join(PUBLIC, 'share'))) {
    if (!(`/share/${name}` in keys)) await unlink(path.join(PUBLIC, 'share', name));
  }
  await atomicWrite(INDEX, JSON.stringify(keys));
  return drawn;
}

async function draw({ scene, locale }: ShareSubject, words: string): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE;
  const [art, mark] = await Promise.all([artOf(scene), brandMark()]);
  const brand = latin([publicEnv.brand], FONT_FILES.body, 30, 0.7);
  const title = words === '' ? [] : [{ input: await titleOf(words, locale), left: WORDS.left, top: WORDS.top }];
  return (
    sharp({ create: { width, height, channels: 3, background: PALETTE.paper } })
      .composite([
        { input: art, left: SCENE.left, top: 0 },
        { input: mark, left: WORDS.left, top: 72 },
        { input: brand, left: WORDS.left + 66, top: 82 },
        ...title,
        { input: { create: { width: 72, height: 6, channels: 3, background: PALETTE.red } }, left: WORDS.left, top: height - 78 },
      ])
      // Mozilla's encoder without scan optimisation, which doubles the time and saves 2 % of the bytes.
      .jpeg({ quality: 82, mozjpeg: true, optimiseScans: false })
      .toBuffer()
  );
}

const arts = new Map<string, Promise<Buffer>>();

/** The scene beside the text; shared by all languages. */
function artOf(scene: string): Promise<Buffer> {
  // From the catalogue: the imported manifest may be outdated.
  const size = Math.max(...(ARTWORK.find(({ name }) => name === scene)?.widths ?? []));
  const art =
    arts.get(scene) ??
    sharp(path.join(OUTPUT, `${scene}-${size}.webp`))
      .resize(SCENE.width, SHARE_PICTURE.height, { fit: 'cover', position: scene.startsWith('open-graph') ? 'right' : 'centre' })
      .removeAlpha()
      .png({ compressionLevel: 0 })
      .toBuffer();
  arts.set(scene, art);
  return art;
}

let drawnMark: Promise<Buffer> | undefined;
const brandMark = (): Promise<Buffer> =>
  (drawnMark ??= sharp(Buffer.from(brandMarkSvg(PALETTE.red)), { density: 200 })
    .resize(52)
    .png()
    .toBuffer());

/** In the largest size that fits. */
async function titleOf(words: string, locale: Locale): Promise<Buffer> {
  if (LOCALES[locale].script === 'latin') {
    let size = WORDS.size;
    let lines = breakLines(words, FONT_FILES.display, size, WORDS.width);
    while (lines.length * size * LEADING > WORDS.height && size > WORDS.least) {
      size -= 4;
      lines = breakLines(words, FONT_FILES.display, size, WORDS.width);
    }
    return latin(lines, FONT_FILES.display, size, 0);
  }
  for (let size = WORDS.size - 10; ; size -= 4) {
    const image = await chinese(words, `${FACES[LOCALES[locale].script]} Medium ${size}`);
    const { height = 0, width = 0 } = await sharp(image).metadata();
    if ((height <= WORDS.height && width <= WORDS.width) || size <= WORDS.least) return image;
  }
}

/** Latin text as paths of our own fonts. */
function latin(lines: readonly string[], file: string, size: number, stroke: number): Buffer {
  const rows = lines
    .map((line, at) => `<g transform="translate(2 ${(0.86 + at * LEADING) * size})">${letterPaths(line, file, size)}</g>`)
    .join('');
  // A thin stroke makes the regular weight bolder; in font units, hence large.
  const weight = stroke === 0 ? '' : ` stroke="${PALETTE.ink}" stroke-width="${stroke * 100}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WORDS.width + 40}" height="${Math.ceil((lines.length * LEADING + 0.2) * size)}" fill="${PALETTE.ink}"${weight}>${rows}</svg>`,
  );
}

function chinese(words: string, font: string, width: number = WORDS.width): Promise<Buffer> {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return sharp({
    text: { text: `<span foreground="${PALETTE.ink}">${escaped}</span>`, font, width, rgba: true, dpi: 72, spacing: 8, wrap: 'word-char' },
  })
    .png()
    .toBuffer();
}

/** Without a Chinese font every character is the same empty box; then the text is left out. */
async function canWriteChinese(): Promise<boolean> {
  const [one, other] = await Promise.all(['永', '回'].map((sign) => chinese(sign, `${FACES.traditional} 40`, 100)));
  return one !== undefined && other !== undefined && !one.equals(other);
}

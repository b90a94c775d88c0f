import { artworkInfo, type ArtworkName } from '@/artwork/manifest';
import { fileOfPicture } from '@/components/ui/artwork-picture';
import { CoverPicture } from '@/components/ui/cover-picture';
import { Grid } from '@/components/ui/grid';
import { Picture } from '@/components/ui/picture';
import { Specimen } from './specimen';

const SHOWN: readonly { name: ArtworkName; alt: string }[] = [
  { name: 'garment-camel-wool-coat', alt: 'Camel wool coat on a hanger' },
  { name: 'garment-jade-silk-qipao', alt: 'Jade silk qipao on a hanger' },
  { name: 'garment-red-slip-dress', alt: 'Red slip dress on a hanger' },
];

/** One file in one width, as an editor's own is when the page has just one for it. */
function editorsOwn() {
  const { width, height, widths } = artworkInfo('garment-camel-wool-coat');
  const widest = widths.at(-1) ?? width;
  const src = fileOfPicture({ name: 'garment-camel-wool-coat' }, 'webp', widest);
  return { src, srcSet: `${src} ${widest}w`, width, height };
}

export function PictureSpecimen() {
  return (
    <Specimen title="Pictures">
      <Grid $min="12rem" $gap={4}>
        {SHOWN.map(({ name, alt }) => (
          <Picture key={name} picture={{ name, ...artworkInfo(name) }} alt={alt} sizes="(min-width: 992px) 18rem, 50vw" />
        ))}
        <CoverPicture
          cover={{ kind: 'media', picture: editorsOwn() }}
          alt="Camel wool coat, as an editor brings it"
          sizes="(min-width: 992px) 18rem, 50vw"
        />
      </Grid>
    </Specimen>
  );
}

import { artworkInfo, type ArtworkName } from '@/artwork/manifest';
import { Grid } from '@/components/ui/grid';
import { Picture } from '@/components/ui/picture';
import { Specimen } from './specimen';

const SHOWN: readonly { name: ArtworkName; alt: string }[] = [
  { name: 'garment-camel-wool-coat', alt: 'Camel wool coat on a hanger' },
  { name: 'garment-jade-silk-qipao', alt: 'Jade silk qipao on a hanger' },
  { name: 'garment-red-slip-dress', alt: 'Red slip dress on a hanger' },
];

export function PictureSpecimen() {
  return (
    <Specimen title="Pictures">
      <Grid $min="12rem" $gap={4}>
        {SHOWN.map(({ name, alt }) => (
          <Picture key={name} picture={{ name, ...artworkInfo(name) }} alt={alt} sizes="(min-width: 992px) 18rem, 50vw" />
        ))}
      </Grid>
    </Specimen>
  );
}

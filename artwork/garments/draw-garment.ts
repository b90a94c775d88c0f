import type { GarmentKind, SampleGarment } from '@/lib/domain/wardrobe/garment';
import { belt, scarf, sunHat, umbrella } from './accessories';
import { clutch, crossbody, handbag, tote } from './bags';
import { blazer, waistcoat } from './blazer';
import { coat } from './coat';
import { camisole, eveningDress, shirtDress, slipDress, sunDress, wrapDress } from './dress';
import { bomber, denimJacket, puffer, raincoat, trench } from './jacket';
import { cardigan, jumper } from './knitwear';
import { jeans, pleatedSkirt, straightSkirt, trousers } from './lower';
import { making, type Drawn, type Making } from './piece';
import { blouse, shirt } from './shirt';
import { shoes } from './shoes';
import { polo, tShirt } from './t-shirt';
import { kebaya, qipao, sari } from './traditional';

const PATTERNS: Record<GarmentKind, (make: Making) => Drawn> = {
  coat,
  trench,
  puffer,
  bomber,
  'denim-jacket': denimJacket,
  raincoat,
  blazer,
  waistcoat,
  shirt,
  blouse,
  't-shirt': tShirt,
  camisole,
  polo,
  jumper,
  cardigan,
  'knit-vest': jumper,
  'slip-dress': slipDress,
  'shirt-dress': shirtDress,
  'evening-dress': eveningDress,
  'wrap-dress': wrapDress,
  'sun-dress': sunDress,
  qipao,
  sari,
  kebaya,
  trousers,
  jeans,
  'wide-trousers': trousers,
  shorts: trousers,
  'pleated-skirt': pleatedSkirt,
  'pencil-skirt': straightSkirt,
  'slip-skirt': straightSkirt,
  pumps: shoes,
  trainers: shoes,
  'ankle-boots': shoes,
  loafers: shoes,
  sandals: shoes,
  'ballet-flats': shoes,
  handbag,
  tote,
  clutch,
  crossbody,
  scarf,
  'sun-hat': sunHat,
  belt,
  umbrella,
};

/** Draws one garment without surroundings; a laid one without what it hangs on, too. */
export const drawGarment = (garment: SampleGarment, scope: string, isLaid = false): Drawn =>
  PATTERNS[garment.kind](making(garment, scope, isLaid));

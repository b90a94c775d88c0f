import type { ArtworkEntry } from '../artwork-entry';
import { BLOG_COVERS } from './blog';
import { ARTICLE_COVERS } from './blog-articles';
import { CARE_SCENES } from './care';
import { emptyBox } from './empty-box';
import { giftBox, giftCard } from './gifts';
import { openGraphHongKong, openGraphSingapore } from './open-graph';

const WIDE = [480, 960, 1440] as const;
const CARD = [480, 960] as const;

const computed = (name: string, widths: readonly number[]): ArtworkEntry => ({ name, widths, studio: name });

export const SCENES: readonly ArtworkEntry[] = [
  computed('hero-wide', [480, 960, 1440, 1920]),
  computed('hero-tall', CARD),
  computed('service-store', WIDE),
  computed('service-digitise', WIDE),
  computed('service-sell', WIDE),
  computed('step-pack', CARD),
  computed('step-collect', CARD),
  computed('step-photograph', CARD),
  computed('step-manage', CARD),
  computed('package-x', CARD),
  computed('package-lite', CARD),
  computed('package-luxe', CARD),
  computed('package-pix', CARD),
  computed('package-consignment', CARD),
  computed('package-service-apartment', CARD),
  { name: 'gift-card', widths: CARD, draw: giftCard },
  { name: 'gift-box', widths: CARD, draw: giftBox },
  computed('facility', WIDE),
  computed('about-team', WIDE),
  computed('about-team-sg', WIDE),
  computed('press', CARD),
  computed('referral', CARD),
  computed('empty-rail', CARD),
  { name: 'empty-box', widths: CARD, draw: emptyBox },
  computed('not-found', CARD),
  { name: 'open-graph-hk', widths: [1200], draw: openGraphHongKong },
  { name: 'open-graph-sg', widths: [1200], draw: openGraphSingapore },
  ...CARE_SCENES.map((scene) => ({ ...scene, widths: CARD })),
  ...[...BLOG_COVERS, ...ARTICLE_COVERS].map((cover) => ({ ...cover, widths: CARD })),
];

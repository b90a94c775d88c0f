import type { Picture } from '../draw/svg';
import { BLOG_COVERS } from './blog';
import { ARTICLE_COVERS } from './blog-articles';
import { CARE_SCENES } from './care';
import { harbourView, shophouseView } from './city';
import { aboutTeam, emptyBox, emptyRail, notFound, press, referral } from './company';
import { facility } from './facility';
import { giftBox, giftCard } from './gifts';
import { heroTall, heroWide } from './hero';
import { openGraphHongKong, openGraphSingapore } from './open-graph';
import { packageConsignment, packageLite, packageLuxe, packagePix, packageServiceApartment, packageX } from './packages';
import { serviceDigitise, serviceSell, serviceStore } from './services';
import { stepCollect, stepManage, stepPack, stepPhotograph } from './steps';

interface SceneEntry {
  readonly name: string;
  readonly widths: readonly number[];
  readonly draw: () => Picture;
}

const WIDE = [480, 960, 1440] as const;
const CARD = [480, 960] as const;

export const SCENES: readonly SceneEntry[] = [
  { name: 'hero-wide', widths: [480, 960, 1440, 1920], draw: heroWide },
  { name: 'hero-tall', widths: CARD, draw: heroTall },
  { name: 'service-store', widths: WIDE, draw: serviceStore },
  { name: 'service-digitise', widths: WIDE, draw: serviceDigitise },
  { name: 'service-sell', widths: WIDE, draw: serviceSell },
  { name: 'step-pack', widths: CARD, draw: stepPack },
  { name: 'step-collect', widths: CARD, draw: stepCollect },
  { name: 'step-photograph', widths: CARD, draw: stepPhotograph },
  { name: 'step-manage', widths: CARD, draw: stepManage },
  { name: 'package-x', widths: CARD, draw: packageX },
  { name: 'package-lite', widths: CARD, draw: packageLite },
  { name: 'package-luxe', widths: CARD, draw: packageLuxe },
  { name: 'package-pix', widths: CARD, draw: packagePix },
  { name: 'package-consignment', widths: CARD, draw: packageConsignment },
  { name: 'package-service-apartment', widths: CARD, draw: packageServiceApartment },
  { name: 'gift-card', widths: CARD, draw: giftCard },
  { name: 'gift-box', widths: CARD, draw: giftBox },
  { name: 'facility', widths: WIDE, draw: facility },
  { name: 'about-team', widths: WIDE, draw: () => aboutTeam(harbourView) },
  { name: 'about-team-sg', widths: WIDE, draw: () => aboutTeam(shophouseView) },
  { name: 'press', widths: CARD, draw: press },
  { name: 'referral', widths: CARD, draw: referral },
  { name: 'empty-rail', widths: CARD, draw: emptyRail },
  { name: 'empty-box', widths: CARD, draw: emptyBox },
  { name: 'not-found', widths: CARD, draw: notFound },
  { name: 'open-graph-hk', widths: [1200], draw: openGraphHongKong },
  { name: 'open-graph-sg', widths: [1200], draw: openGraphSingapore },
  ...CARE_SCENES.map((scene) => ({ ...scene, widths: CARD })),
  ...[...BLOG_COVERS, ...ARTICLE_COVERS].map((cover) => ({ ...cover, widths: CARD })),
];

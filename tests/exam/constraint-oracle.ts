import type { Day } from '@/components/outfit/model/day';
import type { Piece } from '@/components/outfit/model/piece';

/**
 * What must never be suggested, written apart from the recommender and without its helpers: plain sentences about the
 * clothes and the day. Returns the sentence that is broken, or null.
 */
export function brokenConstraint(look: readonly Piece[], { occasion, weather }: Day): string | null {
  const slot = (...names: string[]) => look.filter((piece) => names.includes(piece.slot));
  const kind = (...names: string[]) => look.filter((piece) => names.includes(piece.kind));
  const isOutdoors = occasion !== 'home';
  const top = [...slot('base'), ...kind('jumper')];
  const rules: [string, boolean][] = [
    [
      'a look has a full piece, or something above and something below',
      slot('whole').length === 1 ? slot('bottom').length === 0 : slot('bottom').length === 1 && top.length >= 1,
    ],
    ['one pair of shoes out of doors', !isOutdoors || slot('shoes').length === 1],
    ['no piece twice', new Set(look.map(({ id }) => id)).size === look.length],
    [
      'no winter coat, puffer or cable knit from 27 degrees',
      weather.temperatureC < 27 || (kind('coat', 'puffer').length === 0 && !look.some(({ fabric }) => fabric === 'cable-knit')),
    ],
    [
      'no wool knit from 30 degrees',
      weather.temperatureC < 30 ||
        !look.some(({ category, fabric }) => category === 'knitwear' && (fabric === 'wool' || fabric === 'cashmere')),
    ],
    [
      'something waterproof in rain',
      weather.rain === 'none' || !isOutdoors || look.some(({ isWaterproof, slot: where }) => isWaterproof && where !== 'shoes'),
    ],
    [
      'no suede, canvas or straw in rain',
      weather.rain === 'none' || !isOutdoors || !look.some(({ fabric }) => ['suede', 'canvas', 'straw'].includes(fabric)),
    ],
    [
      'no shorts or sandals below 16 degrees',
      weather.temperatureC >= 16 || !isOutdoors || occasion === 'sport' || kind('shorts', 'sandals').length === 0,
    ],
    [
      'a coat or a real knit below 14 degrees',
      weather.temperatureC >= 14 ||
        !isOutdoors ||
        occasion === 'sport' ||
        look.some(({ warmth, slot: where }) => warmth >= 3 && (where === 'outer' || where === 'mid')),
    ],
    [
      'no shorts at work, weddings, prayers or in the evening',
      !['work', 'wedding', 'evening', 'deepavali'].includes(occasion) || kind('shorts').length === 0,
    ],
    ['trainers for sport', occasion !== 'sport' || kind('trainers').length === 1],
    ['no trainers in the evening or at weddings', !['evening', 'wedding'].includes(occasion) || kind('trainers').length === 0],
    [
      'no gown at work, on a journey, at home or for sport',
      !['work', 'travel', 'home', 'sport'].includes(occasion) || kind('evening-dress', 'sari').length === 0,
    ],
    [
      'no home wear at work or where people dress up',
      !['work', 'evening', 'wedding'].includes(occasion) || !slot('base', 'bottom', 'whole').some(({ formality }) => formality === 1),
    ],
    ['no white dress on a wedding guest', occasion !== 'wedding' || !slot('whole').some(({ colour }) => colour.l > 0.9 && colour.c < 0.03)],
    [
      'no bright red dress on a wedding guest',
      occasion !== 'wedding' || !slot('whole').some(({ colour }) => colour.c > 0.16 && colour.h > 10 && colour.h < 35),
    ],
    [
      'no black dress at a festival',
      !['lunar-new-year', 'deepavali'].includes(occasion) || !slot('whole').some(({ colour }) => colour.l < 0.27 && colour.c < 0.03),
    ],
    ['no pumps on a journey', occasion !== 'travel' || kind('pumps').length === 0],
  ];
  return rules.find(([, holds]) => !holds)?.[0] ?? null;
}

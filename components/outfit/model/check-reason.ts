import { colourRole, isFestive } from './colour-role';
import type { Reason, SuggestionRequest } from './finding';
import { colourDistance, hueDistance } from '@/lib/domain/shared/oklch';
import type { Piece } from './piece';
import { colourWord } from './taste';

type Context = Pick<SuggestionRequest, 'day' | 'taste' | 'history' | 'lockedIds'>;

const CLOTHES = ['base', 'mid', 'outer', 'bottom', 'whole'];
const isStrong = ({ colour }: Piece) => colourRole(colour) === 'strong';

/**
 * Verifies a reason against the pieces of its look, by the sentence shown and not by the code that produced it. Reasons that fail are not
 * shown.
 */
export function isReasonTrue(
  { code, pieceIds, days }: Reason,
  look: readonly Piece[],
  { day, taste, history, lockedIds }: Context,
): boolean {
  const named = pieceIds.flatMap((id) => look.find((piece) => piece.id === id) ?? []);
  if (named.length !== pieceIds.length) return false;
  const { temperatureC, rain, isIndoorAirConditioned } = day.weather;
  const [one, other] = named;
  const clothes = look.filter(({ slot }) => CLOTHES.includes(slot));
  const strong = look.filter(isStrong);
  if (code === 'same-level') {
    const levels = look.filter(({ slot }) => CLOTHES.includes(slot) || slot === 'shoes').map(({ formality }) => formality);
    return levels.length > 1 && Math.max(...levels) - Math.min(...levels) <= 1;
  }
  if (!one) return false;
  switch (code) {
    case 'one-accent':
      return strong.length === 1 && strong[0]?.id === one.id;
    case 'related-colours':
      return other !== undefined && strong.length === 2 && isStrong(one) && isStrong(other) && hueDistance(one.colour, other.colour) <= 60;
    case 'opposite-colours':
      return other !== undefined && strong.length === 2 && isStrong(one) && isStrong(other) && hueDistance(one.colour, other.colour) >= 115;
    case 'tonal':
      return (
        other !== undefined &&
        strong.length === 0 &&
        one.colour.l - other.colour.l >= 0.2 &&
        clothes.every(({ colour }) => colour.l <= one.colour.l && colour.l >= other.colour.l)
      );
    case 'repeated-colour':
      return other !== undefined && one.pattern !== 'solid' && colourDistance(one.accent, other.colour) < 0.1;
    case 'shoes-match-bag':
      return other !== undefined && one.slot === 'shoes' && other.slot === 'bag' && colourDistance(one.colour, other.colour) < 0.1;
    case 'one-pattern':
      return (
        look.filter(({ pattern, slot }) => pattern !== 'solid' && (CLOTHES.includes(slot) || slot === 'accessory')).length === 1 &&
        one.pattern !== 'solid'
      );
    case 'dressed-for':
      return one.formality >= 4 && clothes.every(({ slot, formality }) => slot === 'outer' || formality <= one.formality);
    case 'airy':
      return (
        temperatureC >= 27 &&
        named.every(({ warmth }) => warmth <= 2) &&
        look.every((piece) => !['base', 'whole', 'bottom'].includes(piece.slot) || named.includes(piece))
      );
    case 'warm-layer':
      return temperatureC < 20 && one.warmth >= 3 && (one.slot === 'outer' || one.slot === 'mid');
    case 'rain-cover':
      return rain !== 'none' && one.isWaterproof && one.slot !== 'shoes';
    case 'indoor-layer':
      return isIndoorAirConditioned && temperatureC >= 25 && (one.slot === 'mid' || one.kind === 'scarf');
    case 'easy-shoes':
      return day.occasion === 'travel' && one.slot === 'shoes' && !['pumps', 'sandals', 'ankle-boots'].includes(one.kind);
    case 'festive-colour':
      return (day.occasion === 'lunar-new-year' || day.occasion === 'deepavali') && isFestive(one.colour);
    case 'not-worn-lately':
      return days !== undefined && history.daysSince[one.id] === days && days >= 30;
    case 'never-worn':
      return history.neverWorn.includes(one.id) && history.daysSince[one.id] === undefined;
    case 'liked-kind':
      return (taste.kinds[one.kind]?.likes ?? 0) >= 2;
    case 'liked-colour':
      return (taste.colours[colourWord(one)]?.likes ?? 0) >= 2;
    case 'built-around':
      return lockedIds.includes(one.id);
  }
}

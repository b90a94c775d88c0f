import type { PackageName, Packages } from '@/lib/contract/package-selection';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { entryOf, isMonthly, priceOfQuantity } from './price-list';

/** One line of the basket. `position` distinguishes the apartments of `serviceApartment`. */
export interface BasketLine {
  package: PackageName;
  position: number;
  quantity: number;
  /** Monthly list price, or of the whole line if it is paid once. */
  listPrice: number;
  isMonthly: boolean;
  /** What is paid at most for one piece, or one bag. */
  coverLimit?: number;
}

/** Why a basket cannot be bought; shown beside the package. */
export type BasketProblem = LineProblem | { reason: 'months'; minimum: number; maximum: number };

/** A problem of one line. */
export type LineProblem =
  | { reason: 'not-a-quantity'; package: PackageName; position: number }
  | { reason: 'not-sold'; package: PackageName; position: number }
  | { reason: 'not-a-tier'; package: PackageName; position: number; tiers: number[] }
  | { reason: 'below-minimum'; package: PackageName; position: number; minimum: number };

/** Lines of the chosen packages; a quantity of 0 makes none. */
export function basketLines(packages: Packages, priceList: readonly ShoppingCart[]): { lines: BasketLine[]; problems: LineProblem[] } {
  const lines: BasketLine[] = [];
  const problems: LineProblem[] = [];
  for (const { name, position, quantity } of chosen(packages)) {
    const place = { package: name, position };
    if (!Number.isSafeInteger(quantity) || quantity < 0) {
      problems.push({ reason: 'not-a-quantity', ...place });
      continue;
    }
    if (quantity === 0) continue;
    const entry = entryOf(priceList, name, name === 'x' ? packages.x.xType : undefined);
    const price = entry ? priceOfQuantity(entry, quantity) : ({ kind: 'not-sold' } as const);
    if (entry && price.kind === 'sold') {
      const cover = entry.coverLimit === undefined ? {} : { coverLimit: entry.coverLimit };
      lines.push({ ...place, quantity, listPrice: price.price, isMonthly: isMonthly(entry), ...cover });
    } else if (price.kind === 'not-a-tier') problems.push({ reason: 'not-a-tier', ...place, tiers: price.tiers });
    else if (price.kind === 'below-minimum') problems.push({ reason: 'below-minimum', ...place, minimum: price.minimum });
    else problems.push({ reason: 'not-sold', ...place });
  }
  return { lines, problems };
}

function chosen(packages: Packages): { name: PackageName; position: number; quantity: number }[] {
  const single = (['x', 'lite', 'luxe', 'pix', 'consignment'] as const).map((name) => ({
    name,
    position: 0,
    quantity: packages[name].numberItems,
  }));
  return [
    ...single,
    ...packages.serviceApartment.map(({ numberItems }, position) => ({
      name: 'serviceApartment' as const,
      position,
      quantity: numberItems,
    })),
  ];
}

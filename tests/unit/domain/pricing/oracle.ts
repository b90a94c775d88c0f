import { PRINTED, TERMS } from './oracle-catalogue';
import { centsOf, minus, over, percent, plus, times, toCent, whole, type Fraction } from './oracle-arithmetic';

/** A basket as a person would write it down. */
export interface WrittenBasket {
  country: 'hk' | 'sg';
  months: number;
  x: number;
  isPlus: boolean;
  lite: number;
  luxe: number;
  pix: number;
  consignment: number;
  apartments: number[];
  fees: string[];
}

export interface WorkedOut {
  subTotal: number;
  total: number;
  today: number;
  later: number;
  tax: number;
  items: number;
}

/** What the printed catalogue makes of a basket, in cents. It shares no code with the rules that it checks. */
export function workOut(basket: WrittenBasket): WorkedOut {
  const list = PRINTED[basket.country];
  const monthly: Fraction[] = [];
  if (basket.x > 0) {
    const price = whole(list.x[basket.x] ?? Number.NaN);
    monthly.push(basket.isPlus ? toCent(times(price, over(120, 100))) : price);
  }
  if (basket.lite > 0) monthly.push(times(whole(list.lite), whole(basket.lite)));
  if (basket.luxe > 0) monthly.push(times(whole(list.luxe), whole(basket.luxe)));
  for (const size of basket.apartments) monthly.push(whole(list.apartment[size] ?? Number.NaN));

  let discount = 0;
  for (const [months, value] of TERMS) if (basket.months >= months) discount = value;
  const left = minus(whole(1), percent(discount));
  const months = whole(basket.months);
  const photographs = times(whole(list.pix), whole(basket.pix));
  const before = sum([...monthly.map((price) => times(price, months)), photographs]);
  const today = sum([...monthly.map((price) => times(toCent(times(price, left)), months)), photographs]);

  const isConsignmentAlone = basket.consignment > 0 && monthly.length === 0 && basket.pix === 0;
  const dueFees = [...basket.fees, ...(isConsignmentAlone && basket.consignment < 10 ? ['consignment-collection'] : [])];
  const later = sum(dueFees.map((fee) => whole(list.extras[fee] ?? Number.NaN)));
  const total = plus(today, later);
  const tax = toCent(times(total, over(list.taxPercent, 100 + list.taxPercent)));
  const items =
    basket.x + basket.lite + basket.luxe + basket.pix + basket.consignment + basket.apartments.reduce((all, size) => all + size, 0);
  return { subTotal: centsOf(before), total: centsOf(total), today: centsOf(today), later: centsOf(later), tax: centsOf(tax), items };
}

function sum(parts: readonly Fraction[]): Fraction {
  return parts.reduce(plus, whole(0));
}

import { type AnyColumn, sql, type SQL } from 'drizzle-orm';
import { type Refusal, refused } from '@/backend/api/http/answer';
import type { FieldError } from '@/lib/contract/envelope';
import type { BasketProblem } from '@/lib/domain/pricing/basket-lines';
import { comparableCode } from '@/lib/domain/shared/typed-code';

/** Whether a stored code equals a typed one, using an index of `0047-codes-as-typed.sql`. */
export function matchesCode(column: AnyColumn, typed: string): SQL {
  return sql`translate(${column}, 'OIL-_', '011') = ${comparableCode(typed)}`;
}

/** A basket that cannot be sold, in the codes of the form messages. */
export function basketRefusal(problems: readonly BasketProblem[]): Refusal {
  return refused('VALIDATION', 'The basket cannot be sold as it is.', problems.map(fieldErrorOf));
}

function fieldErrorOf(problem: BasketProblem): FieldError {
  if (problem.reason === 'months') {
    return { path: 'service.paktTotalMonthSelect', code: 'number.range', params: { min: problem.minimum, max: problem.maximum } };
  }
  const path = `packages.${problem.package}${problem.package === 'serviceApartment' ? `.${problem.position}` : ''}.numberItems`;
  switch (problem.reason) {
    case 'not-a-tier':
      return { path, code: 'enum', params: { enum: problem.tiers.join(', ') } };
    case 'below-minimum':
      return { path, code: 'number.min', params: { min: problem.minimum } };
    case 'not-a-quantity':
      return { path, code: 'type', params: { type: 'int' } };
    case 'not-sold':
      return { path, code: 'unknown' };
  }
}

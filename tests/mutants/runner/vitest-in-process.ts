/**
 * Stands in for `vitest` in the process that runs mutants: the same matchers, and tests that are declared once and run as
 * often as there are mutants. What a test needs beyond this (`vi`) makes its file unfit for it, and it says so by failing.
 */
import fc from 'fast-check';
import { ASYMMETRIC_MATCHERS_OBJECT, chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, it as test } from './registry';

// That a property fails is enough: nobody reads the smallest example of a mutant.
fc.configureGlobal({ endOnFailure: true });

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const assertion = (value: unknown, message?: string) => chai.expect(value, message);
export const expect = Object.assign(assertion, chai.expect, (globalThis as Record<symbol, unknown>)[ASYMMETRIC_MATCHERS_OBJECT]);
setState(
  {
    assertionCalls: 0,
    isExpectingAssertions: false,
    isExpectingAssertionsError: null,
    expectedAssertionsNumber: null,
    expectedAssertionsNumberErrorGen: null,
  },
  expect as never,
);

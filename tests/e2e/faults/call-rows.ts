import type { Locator, Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import { READ_ROWS } from './read-rows';
import { UNCALLED } from './uncalled';
import type { Place, Who } from './wire';
import { WRITE_ROWS } from './write-rows';

export interface ReadRow {
  kind: 'reads';
  who: Who;
  /** Leads to where the call is made. */
  open: (place: Place) => Promise<unknown>;
  /** What is there once it has come. */
  whole: (page: Page) => Locator;
  /** `said`: with one way to ask again, beside what did come. `left-out`: the page does without, and says nothing that is not so. */
  without: 'said' | 'left-out';
  /** What stands there all the same. */
  standing?: (page: Page) => Locator;
  untrue?: RegExp;
}

export interface WriteRow {
  kind: 'writes';
  who: Who;
  /** Opens the form and fills it in. */
  fill: (place: Place) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  /** Default: any alert with words. */
  failure?: (page: Page) => Locator;
  /** What was typed or chosen, still there. */
  kept: (page: Page) => Promise<unknown>;
  done: (page: Page) => Locator;
  /** What the same press leads to where the first was done and its answer lost. Default: `done`. */
  afterLost?: (page: Page) => Locator;
  /** After a lost answer the page finds out by itself what was done, and nothing is left to press. */
  isFoundOut?: true;
  /** While it is under way. Default: something says that it is busy. */
  busy?: (page: Page) => Locator;
  /** The page makes this call for other purposes too, of its own accord (where notifications go to): it is not counted. */
  isMadeBesides?: true;
  /** It is done for the person whatever the backend says. */
  isDoneAnyway?: true;
  /** Its answer's status alone says that it was done (a provider may answer less): JSON without what we ask for is a yes. */
  isYesByStatus?: true;
  /** A page makes it as it is come to: the network goes while it is under way, for without one nobody comes there. */
  isMadeByArriving?: true;
  /** What is not so without the call, where it is done anyway. */
  untrue?: RegExp;
}

export type CallRow = ReadRow | WriteRow | (typeof UNCALLED)[keyof typeof UNCALLED];

/** What a browser shows when a call fails. A call without a row does not compile. */
export const CALL_ROWS = { ...READ_ROWS, ...WRITE_ROWS, ...UNCALLED } satisfies Record<CallName, CallRow>;

import type { Locator, Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import { READ_ROWS } from './read-rows';
import { UNCALLED } from './uncalled';
import type { Place, Who } from './wire';
import { WRITE_ROWS } from './write-rows';

export interface ReadRow {
  /** Default: a member. */
  who?: Who;
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

/** What has to come for it to be done. */
type DoneBy =
  /** An answer in the form that the contract names. */
  | { doneBy?: 'answer' }
  /**
   * The answer's status alone (a provider may answer less): JSON without what we ask for is a yes. `untold` is what then stands in the
   * place of `done`.
   */
  | { doneBy: 'status'; untold?: (page: Page) => Locator }
  /** Nothing: it is done for the person whatever the backend says. `untrue` is what is not so without the call. */
  | { doneBy: 'press'; untrue?: RegExp };

export type WriteRow = DoneBy & {
  /** Default: a member. */
  who?: Who;
  /** Opens the form and fills it in. */
  fill: (place: Place) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  /** Default: any alert with words. */
  failure?: (page: Page) => Locator;
  /** What was typed or chosen, still there. */
  kept: (page: Page) => Promise<unknown>;
  done: (page: Page) => Locator;
  /**
   * Once it was done and its answer lost. Default: the same press does it; `found-out`: the page finds it out by itself, and nothing is
   * left to press.
   */
  lost?: 'found-out';
  /** What is there then. Default: `done`. */
  afterLost?: (page: Page) => Locator;
  /** While it is under way. Default: something says that it is busy. */
  busy?: (page: Page) => Locator;
  /**
   * Default: by the press alone. `besides`: for other purposes too, of the page's own accord (where notifications go to), and is not
   * counted.
   * `by-arriving`: as somebody comes to the page; the network goes while it is under way, for without one nobody comes there.
   */
  made?: 'besides' | 'by-arriving';
};

export type CallRow = ReadRow | WriteRow | (typeof UNCALLED)[keyof typeof UNCALLED];

/** What a browser shows when a call fails. A call without a row does not compile. */
export const CALL_ROWS = { ...READ_ROWS, ...WRITE_ROWS, ...UNCALLED } satisfies Record<CallName, CallRow>;

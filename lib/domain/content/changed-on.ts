import { calendarDateOf } from '@/lib/dates';

interface Written {
  /** Calendar date that the article bears. */
  publishedAt: string;
  /** The moment of its last change in the CMS; what came with the site has none. */
  updatedAt?: string;
}

/**
 * The calendar date in the region on which a text last changed. Never before the date that it bears: that is written
 * by hand, and may be ahead of the editing.
 */
export function changedOn({ publishedAt, updatedAt }: Written, timeZone: string): string {
  const edited = updatedAt === undefined ? publishedAt : calendarDateOf(updatedAt, timeZone);
  return edited > publishedAt ? edited : publishedAt;
}

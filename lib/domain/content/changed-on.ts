import { calendarDateOf } from '@/lib/dates';

interface Written {
  /** Publication date of the article. */
  publishedAt: string;
  /** Last change in the CMS; absent for content shipped with the site. */
  updatedAt?: string;
}

/** The calendar date in the region of the last change. Never before the publication date, which is set by hand and may be later. */
export function changedOn({ publishedAt, updatedAt }: Written, timeZone: string): string {
  const edited = updatedAt === undefined ? publishedAt : calendarDateOf(updatedAt, timeZone);
  return edited > publishedAt ? edited : publishedAt;
}

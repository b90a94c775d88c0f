import type { TeamHours } from '@/lib/domain/chat/team-hours';
import type { SafeHtml } from '@/lib/safe-html';

export interface QuickAnswer {
  slug: string;
  question: string;
  answer: SafeHtml;
}

/** What editors wrote for this page. */
export interface ChatProps {
  hours: TeamHours;
  /** When the team answers, in its own words. */
  response: string;
  quickAnswers: readonly QuickAnswer[];
  /** Questions to begin with; the concierge has an answer to each. */
  starters: readonly string[];
}

import type { TeamHours } from '@/lib/domain/chat/team-hours';
import type { SafeHtml } from '@/lib/safe-html';

export interface QuickAnswer {
  slug: string;
  question: string;
  answer: SafeHtml;
}

/** Texts written by editors. */
export interface ChatProps {
  hours: TeamHours;
  /** How soon the team answers, as editors wrote it. */
  response: string;
  quickAnswers: readonly QuickAnswer[];
  /** Suggested first questions; the concierge can answer each. */
  starters: readonly string[];
}

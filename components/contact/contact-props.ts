import type { ContactPage } from '@/lib/contract/content/contact-page';
import type { PhoneCodeOption } from '@/components/ui/forms/phone-field';

export interface ContactProps {
  content: Omit<ContactPage, 'hours' | 'topics'>;
  topics: (Omit<ContactPage['topics'][number], 'question'> & { question: { slug: string; title: string } | null })[];
  hours: { days: string; time: string }[];
  callBackTimes: string[];
  phoneCodes: PhoneCodeOption[];
  /** Subjects that a link may refer to: additional services and gifts, by slug. */
  subjects: Record<string, string>;
}

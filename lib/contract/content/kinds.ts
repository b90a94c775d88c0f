import * as z from 'zod/mini';
import { promoBanner } from '../content';
import { aboutPage } from './about-page';
import { additionalServicePage, additionalServicesPage } from './additional-service-page';
import { blogArticle, blogPage } from './blog-article';
import { consentText } from './consent-text';
import { contactPage } from './contact-page';
import { faq, faqPage } from './faq';
import { giftPackage, giftPage } from './gift';
import { homePage } from './home-page';
import { policy } from './policy';
import { pressItem, pressPage } from './press';
import { partnerProgram, referralPage } from './referral-page';
import { servicePage } from './service-page';

/** Every document kind of the CMS by its API name: one document a locale (`single`) or many by slug (`collection`). */
export const CONTENT_KINDS = {
  global: { form: 'single', shape: z.object({ promoBanner }) },
  'home-page': { form: 'single', shape: homePage },
  'service-pages': { form: 'collection', shape: servicePage },
  'additional-services-page': { form: 'single', shape: additionalServicesPage },
  'additional-service-pages': { form: 'collection', shape: additionalServicePage },
  'gift-page': { form: 'single', shape: giftPage },
  'gift-packages': { form: 'collection', shape: giftPackage },
  'referral-page': { form: 'single', shape: referralPage },
  'partner-program': { form: 'single', shape: partnerProgram },
  'about-page': { form: 'single', shape: aboutPage },
  'press-page': { form: 'single', shape: pressPage },
  'press-items': { form: 'collection', shape: pressItem },
  'faq-page': { form: 'single', shape: faqPage },
  faqs: { form: 'collection', shape: faq },
  'privacy-policy': { form: 'single', shape: policy },
  'terms-and-condition': { form: 'single', shape: policy },
  'blog-page': { form: 'single', shape: blogPage },
  'blog-articles': { form: 'collection', shape: blogArticle },
  'contact-page': { form: 'single', shape: contactPage },
  'consent-text': { form: 'single', shape: consentText },
} as const;

export type ContentKind = keyof typeof CONTENT_KINDS;

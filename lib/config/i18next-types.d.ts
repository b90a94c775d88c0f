import type about from '../../locales/en/about.json';
import type additionalServices from '../../locales/en/additional-services.json';
import type billing from '../../locales/en/billing.json';
import type booking from '../../locales/en/booking.json';
import type order from '../../locales/en/order.json';
import type giftOrder from '../../locales/en/gift-order.json';
import type payments from '../../locales/en/payments.json';
import type blog from '../../locales/en/blog.json';
import type errorPages from '../../locales/en/error-pages.json';
import type faqs from '../../locales/en/faqs.json';
import type policy from '../../locales/en/policy.json';
import type press from '../../locales/en/press.json';
import type account from '../../locales/en/account.json';
import type auth from '../../locales/en/auth.json';
import type loginCallback from '../../locales/en/login-callback.json';
import type resetPassword from '../../locales/en/reset-password.json';
import type verifyEmail from '../../locales/en/verify-email.json';
import type chat from '../../locales/en/chat.json';
import type common from '../../locales/en/common.json';
import type districts from '../../locales/en/districts.json';
import type errors from '../../locales/en/errors.json';
import type consignment from '../../locales/en/consignment.json';
import type contact from '../../locales/en/contact.json';
import type gift from '../../locales/en/gift.json';
import type home from '../../locales/en/home.json';
import type layout from '../../locales/en/layout.json';
import type newsletter from '../../locales/en/newsletter.json';
import type preview from '../../locales/en/preview.json';
import type pricing from '../../locales/en/pricing.json';
import type ownReferrals from '../../locales/en/own-referrals.json';
import type referral from '../../locales/en/referral.json';
import type items from '../../locales/en/items.json';
import type outfit from '../../locales/en/outfit.json';
import type webview from '../../locales/en/webview.json';
import type wardrobe from '../../locales/en/wardrobe.json';

/** English is the type source of the text keys. This file must not stand at the root: it would resolve to itself. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof about;
      'additional-services': typeof additionalServices;
      billing: typeof billing;
      blog: typeof blog;
      booking: typeof booking;
      'error-pages': typeof errorPages;
      faqs: typeof faqs;
      'gift-order': typeof giftOrder;
      order: typeof order;
      payments: typeof payments;
      policy: typeof policy;
      press: typeof press;
      account: typeof account;
      auth: typeof auth;
      'login-callback': typeof loginCallback;
      'reset-password': typeof resetPassword;
      'verify-email': typeof verifyEmail;
      chat: typeof chat;
      common: typeof common;
      consignment: typeof consignment;
      contact: typeof contact;
      districts: typeof districts;
      errors: typeof errors;
      gift: typeof gift;
      home: typeof home;
      layout: typeof layout;
      newsletter: typeof newsletter;
      preview: typeof preview;
      pricing: typeof pricing;
      'own-referrals': typeof ownReferrals;
      referral: typeof referral;
      wardrobe: typeof wardrobe;
      items: typeof items;
      outfit: typeof outfit;
      webview: typeof webview;
    };
  }
}

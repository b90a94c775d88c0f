import type { BlogPosting, BreadcrumbList, FAQPage, Organization, Service, WithContext } from 'schema-dts';
import { htmlToText } from '@/lib/text/search-text';

/** Structured data of a page, in the vocabulary of schema.org. */
export type StructuredData = WithContext<BlogPosting | BreadcrumbList | FAQPage | Organization | Service>;

export function faqPageData(faqs: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: htmlToText(answer) },
    })),
  };
}

interface Company {
  name: string;
  url: string;
  logoUrl: string;
  contactUrl: string;
  /** Name of the site's country in the page's language. */
  country: string;
  /** Our profiles on other platforms. */
  profiles: readonly string[];
}

export function organizationData({ name, url, logoUrl, contactUrl, country, profiles }: Company): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    logo: logoUrl,
    areaServed: { '@type': 'Country', name: country },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', url: contactUrl },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** @param trail from the home page down to this page, with absolute addresses */
export function breadcrumbData(trail: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  };
}

interface Posting {
  title: string;
  excerpt: string;
  author: string;
  publishedAt: string;
  changedOn: string;
  url: string;
  imageUrl: string;
  language: string;
  publisher: { name: string; logoUrl: string };
}

export function blogPostingData({
  title,
  excerpt,
  author,
  publishedAt,
  changedOn,
  url,
  imageUrl,
  language,
  publisher,
}: Posting): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    author: { '@type': 'Organization', name: author },
    datePublished: publishedAt,
    dateModified: changedOn,
    mainEntityOfPage: url,
    url,
    image: imageUrl,
    inLanguage: language,
    publisher: { '@type': 'Organization', name: publisher.name, logo: { '@type': 'ImageObject', url: publisher.logoUrl } },
  };
}

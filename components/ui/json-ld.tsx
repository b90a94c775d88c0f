import Head from 'next/head';

/**
 * Structured data for search engines. A data block is no script: the content security policy lets it be.
 * `<` is written as an escape, so that no text can close the element.
 */
export function JsonLd({ id, data }: { id: string; data: Readonly<Record<string, unknown>> }) {
  return (
    <Head>
      <script key={`json-ld-${id}`} type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }} />
    </Head>
  );
}

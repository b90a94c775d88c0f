import type { GetServerSideProps } from 'next';

/** Every path that no page answers, in the visitor's language: `pages/404` alone is rendered with the dummy locale. */
export default function MissingPage() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async () => ({ notFound: true });

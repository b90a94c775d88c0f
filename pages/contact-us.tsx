import dynamic from 'next/dynamic';
import type { ContactProps } from '@/components/contact/contact-props';
import { loadContact } from '@/components/contact/load-contact';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';

const ContactView = dynamic(() => import('@/components/contact/contact-view').then((part) => part.ContactView));

export default function ContactPage(props: ContactProps) {
  return (
    <>
      <Seo {...props.content.seo} route="contactUs" />
      <ContactView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'contactUs', namespaces: ['contact', 'errors'], load: loadContact });

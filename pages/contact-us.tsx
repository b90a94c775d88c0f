import { loadContact } from '@/components/contact/load-contact';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { type ContactProps, ContactView } from '@/components/contact/contact-view';

export default function ContactPage(props: ContactProps) {
  return (
    <>
      <Seo {...props.content.seo} route="contactUs" />
      <ContactView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'contactUs', namespaces: ['contact', 'errors'], load: loadContact });

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/components/auth/failure-notice';
import { useVisitPlace } from '@/components/booking/use-visit-place';
import { Button } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { SelectField } from '@/components/ui/forms/select';
import { Switch } from '@/components/ui/forms/switch';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import type { Elements } from '@/components/ui/theme/elements';
import { publicEnv } from '@/lib/config/env';
import { isLocale, LOCALES } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { UserProfile } from '@/lib/contract/account';
import { shownPhone } from '@/lib/domain/shared/phone-codes';
import { isNotified, isOptionalMail, NOTIFICATION_EVENTS, notificationKey } from '@/lib/domain/notifications/preferences';
import { isPushConfigured } from '@/services/presence/push-device';
import { usePresence } from '@/services/presence/use-presence';
import { useUserStore } from '@/stores/user-store';
import { AccountContents } from './account-contents';
import { AccountSection, SavedNote } from './account-section';
import { ConsentsSection } from './consents-section';
import { DataSection } from './data-section';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { GiftsSection } from './gifts-section';
import { PasswordForm } from './password-form';
import { ProfileSection } from './profile-section';
import { SecondFactorSection } from './second-factor-section';
import { useProfileChoices } from './use-profile-choices';
import { spaced } from '@/lib/text/join-words';

/** The language of our mails to the member; saved at once. */
function LanguageSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { region } = useLocale();
  const { chosen, failure, isDone, change } = useProfileChoices({ locale: user.locale }, (body) => body);
  const offered = region.locales.map((locale) => ({ locale, name: LOCALES[locale].nativeName, lang: LOCALES[locale].htmlLang }));
  const isOffered = offered.some(({ locale }) => locale === chosen.locale);

  return (
    <AccountSection id="language" title={t('language.title')} body={t('language.body')}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <SelectField
        label={t('language.label')}
        value={chosen.locale ?? ''}
        onChange={({ target }) => {
          if (isLocale(target.value)) change({ locale: target.value });
        }}
      >
        {isOffered ? null : (
          <option value={chosen.locale ?? ''}>{chosen.locale ? LOCALES[chosen.locale].nativeName : t('language.unset')}</option>
        )}
        {offered.map(({ locale, name, lang }) => (
          <option key={locale} value={locale} lang={lang}>
            {name}
          </option>
        ))}
      </SelectField>
      <SavedNote isShown={isDone} />
    </AccountSection>
  );
}

const PushSection = clientOnly(() => import('./push-section').then((part) => part.PushSection), SilentDynamicLoading);

/** Email notifications, and push notifications where configured. */
export function NotificationsSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { chosen, failure, change } = useProfileChoices(user.notifications ?? {}, (notifications) => ({ notifications }));
  return (
    <>
      <AccountSection id="notifications" title={t('notifications.title')} body={t('notifications.body')}>
        {failure ? <FailureNotice failure={failure} /> : null}
        <Stack $gap={4}>
          {NOTIFICATION_EVENTS.map((event) => {
            const key = notificationKey('email', event);
            return (
              <Switch
                key={key}
                label={t(`notifications.event.${event}`)}
                hint={isOptionalMail(event) ? t(`notifications.about.${event}`) : t('notifications.always')}
                checked={isNotified(chosen, 'email', event)}
                disabled={!isOptionalMail(event)}
                onChange={({ target }) => change({ [key]: target.checked })}
              />
            );
          })}
        </Stack>
      </AccountSection>
      {isPushConfigured() ? <PushSection user={user} /> : null}
    </>
  );
}

const ContactForms = clientOnly(() => import('./contact-forms').then((part) => part.ContactForms));

/** Phone and address. The forms, with their lists of codes and districts, load on press. */
export function ContactSection() {
  const { t } = useTranslation('account');
  const contact = useUserStore((state) => state.contacts[0]);
  const [isOpen, setIsOpen] = useState(false);
  const country = useUserStore((state) => state.user?.country);
  const { region } = useLocale();
  const placeOf = useVisitPlace();
  const address = contact?.address;
  return (
    <AccountSection id="contact" title={t('contact.title')} body={t('contact.body')}>
      {isOpen ? (
        <ContactForms />
      ) : (
        <>
          <Text>{contact?.contactPhone ? shownPhone(contact) : t('contact.noPhone')}</Text>
          <Text dir="auto">{address ? placeOf(address, country ?? region.code) : t('contact.noAddress')}</Text>
          <div>
            <Button variant="neutral" onClick={() => setIsOpen(true)}>
              {t('contact.change')}
            </Button>
          </div>
        </>
      )}
    </AccountSection>
  );
}

/** An account that signs in with Google or Apple sets its first password through a mailed link. */
function PasswordSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const [changes, setChanges] = useState(0);
  if (user.hasPassword === undefined) return null;
  return (
    <AccountSection id="password" title={t('password.title')} body={user.hasPassword ? t('password.body') : undefined}>
      {user.hasPassword ? (
        <>
          <PasswordForm key={changes} email={user.email} onChanged={() => setChanges((count) => count + 1)} />
          <SavedNote isShown={changes > 0} text={t('password.changed')} />
        </>
      ) : (
        <Text $tone="soft">
          <span>{spaced(t('password.none'))}</span>
          <TextLink href={ROUTES.resetPassword.path}>{t('password.add')}</TextLink>
        </Text>
      )}
    </AccountSection>
  );
}

/** The specification's flag for suggestions; an optimistic update that rolls back when refused. */
function SuggestionsSection() {
  const { t } = useTranslation('account');
  const isKept = useUserStore((state) => state.user?.is_ai_outfit_recommendation ?? false);
  const switchOn = useUserStore((state) => state.switchAiOutfitRecommendation);
  const { chosen, failure, change } = useProfileChoices({ is_ai_outfit_recommendation: isKept }, (body) => body, {
    onFailure: () => switchOn(isKept),
  });

  return (
    <AccountSection id="suggestions" title={t('ai.title')}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <Switch
        label={t('ai.label')}
        hint={t('ai.hint')}
        checked={chosen.is_ai_outfit_recommendation}
        onChange={({ target: { checked } }) => {
          switchOn(checked);
          change({ is_ai_outfit_recommendation: checked });
        }}
      />
    </AccountSection>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  & > div {
    min-width: 0;
  }
  ${media.lg} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: var(--space-8);
    & > div > section:first-child {
      padding-top: 0;
      border-top: none;
    }
  }
`;

interface Props {
  user: UserProfile;
  /** The shell's logout button. */
  logout: Elements;
  onDeleted: () => void;
}

export function AccountSections({ user, logout, onDeleted }: Props) {
  const { t } = useTranslation('account');
  const presence = usePresence();
  const sections = [
    { id: 'profile', title: t('profile.title') },
    { id: 'email', title: t('email.title') },
    { id: 'contact', title: t('contact.title') },
    { id: 'language', title: t('language.title') },
    { id: 'suggestions', title: t('ai.title') },
    { id: 'notifications', title: t('notifications.title') },
    // Without presence the section may be hidden.
    ...(isPushConfigured() && presence !== 'unavailable' ? [{ id: 'push', title: t('push.title') }] : []),
    { id: 'consents', title: t('consents.title') },
    { id: 'referrals', title: t('referrals.title') },
    ...(publicEnv.extApi ? [{ id: 'gifts', title: t('gifts.title') }] : []),
    ...(user.hasPassword === undefined ? [] : [{ id: 'password', title: t('password.title') }]),
    ...(publicEnv.extApi ? [{ id: 'second-factor', title: t('secondFactor.title') }] : []),
    { id: 'devices', title: t('devices.title') },
    ...(publicEnv.extApi ? [{ id: 'data', title: t('export.title') }] : []),
    ...(publicEnv.extApi ? [{ id: 'deletion', title: t('delete.title') }] : []),
  ];
  return (
    <Columns>
      <AccountContents sections={sections} />
      <div>
        <ProfileSection key={user.id} user={user} />
        <EmailSection key={`email-${user.id}`} user={user} />
        <ContactSection key={`contact-${user.id}`} />
        <LanguageSection user={user} />
        <SuggestionsSection />
        <NotificationsSection user={user} />
        <ConsentsSection user={user} />
        <AccountSection id="referrals" title={t('referrals.title')} body={t('referrals.body')}>
          <TextLink href={ROUTES.referralProgram.path} isStandalone>
            {t('referrals.action')}
          </TextLink>
        </AccountSection>
        {publicEnv.extApi ? <GiftsSection /> : null}
        <PasswordSection user={user} />
        {publicEnv.extApi ? <SecondFactorSection user={user} /> : null}
        {publicEnv.extApi ? (
          <DevicesSection logout={logout} />
        ) : (
          <AccountSection id="devices" title={t('session.title')} body={t('session.body')}>
            <div>{logout}</div>
          </AccountSection>
        )}
        {publicEnv.extApi ? <DataSection user={user} onDeleted={onDeleted} /> : null}
      </div>
    </Columns>
  );
}

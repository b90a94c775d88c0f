import { useTranslation } from 'next-i18next/pages';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { useUserStore } from '@/stores/user-store';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Switch } from '@/components/ui/switch';
import { AccountSection } from './account-section';

/** The flag of the specification. It shows at once and falls back when the server does not take it. */
export function SuggestionsSection() {
  const { t } = useTranslation('account');
  const isOn = useUserStore((state) => state.is_ai_outfit_recommendation);
  const switchOn = useUserStore((state) => state.switchAiOutfitRecommendation);
  const { failure, isPending, run } = useUpdateUser({ onFailure: () => switchOn(!isOn) });

  const change = (next: boolean) => {
    if (isPending) return;
    switchOn(next);
    void run({ body: { is_ai_outfit_recommendation: next } });
  };

  return (
    <AccountSection title={t('ai.title')}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <Switch label={t('ai.label')} hint={t('ai.hint')} checked={isOn} onChange={({ target }) => change(target.checked)} />
    </AccountSection>
  );
}

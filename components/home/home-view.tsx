import dynamic from 'next/dynamic';
import { readReferralCode } from '@/lib/domain/referral/referral-code';
import { SilentDynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import { Hero } from './hero';
import type { HomeProps } from './home-props';
import { ServiceCards } from './service-cards';
import { Explainer } from './explainer';
import { SampleWardrobe } from './sample-wardrobe';
import { CalculatorTeaser } from './calculator-teaser';
import { CoverageCheck } from './coverage-check';
import { Trust } from './trust';
import { Facts } from './facts';
import { TopQuestions } from './top-questions';
import { AppBand } from './app-band';

const FriendBanner = dynamic(() => import('./friend-banner').then((part) => part.FriendBanner), {
  ssr: false,
  loading: SilentDynamicLoading,
});

export function HomeView({ content, questions, pictures, wardrobe, months, prices, districts, districtTexts }: HomeProps) {
  const isHydrated = useIsHydrated();
  const referralCode = isHydrated ? readReferralCode(location.search) : null;
  return (
    <>
      <Hero text={content.hero} pictures={pictures.hero} />
      <ServiceCards text={content.services} pictures={pictures.services} />
      <Explainer text={content.steps} pictures={pictures.steps} />
      <SampleWardrobe text={content.wardrobe} wardrobe={wardrobe} />
      <CalculatorTeaser text={content.calculator} prices={prices} />
      <CoverageCheck text={content.coverage} districts={districts} districtTexts={districtTexts} />
      <Trust text={content.trust} months={months} picture={pictures.rooms} />
      <Facts prices={prices} />
      <TopQuestions text={content.questions} questions={questions} />
      <AppBand text={content.apps} pieces={wardrobe.pieces} />
      {referralCode !== null && <FriendBanner code={referralCode} text={content.friendBanner} />}
    </>
  );
}

import { hydrateAfterLoad } from '@/components/ui/hydrate-after-load';
import { FriendBannerGate } from './friend-banner-gate';
import { Hero } from './hero';
import type { HomeProps } from './home-props';

/** Everything below the first screen brings its script once the page is alive. */
const ServiceCards = hydrateAfterLoad(() => import('./service-cards').then((part) => part.ServiceCards));
const Explainer = hydrateAfterLoad(() => import('./explainer').then((part) => part.Explainer));
const SampleWardrobe = hydrateAfterLoad(() => import('./sample-wardrobe').then((part) => part.SampleWardrobe));
const CalculatorTeaser = hydrateAfterLoad(() => import('./calculator-teaser').then((part) => part.CalculatorTeaser));
const CoverageCheck = hydrateAfterLoad(() => import('./coverage-check').then((part) => part.CoverageCheck));
const Trust = hydrateAfterLoad(() => import('./trust').then((part) => part.Trust));
const Testimonials = hydrateAfterLoad(() => import('./testimonials').then((part) => part.Testimonials));
const TopQuestions = hydrateAfterLoad(() => import('./top-questions').then((part) => part.TopQuestions));
const AppBand = hydrateAfterLoad(() => import('./app-band').then((part) => part.AppBand));

/** The home page in the order in which it is read. */
export function HomeView({ content, questions, pictures, wardrobe, months, prices, districts, districtTexts }: HomeProps) {
  return (
    <>
      <Hero text={content.hero} pictures={pictures.hero} />
      <ServiceCards text={content.services} pictures={pictures.services} />
      <Explainer text={content.steps} pictures={pictures.steps} />
      <SampleWardrobe text={content.wardrobe} wardrobe={wardrobe} />
      <CalculatorTeaser text={content.calculator} prices={prices} />
      <CoverageCheck text={content.coverage} districts={districts} districtTexts={districtTexts} />
      <Trust text={content.trust} months={months} picture={pictures.rooms} />
      <Testimonials text={content.testimonials} />
      <TopQuestions text={content.questions} questions={questions} />
      <AppBand text={content.apps} pieces={wardrobe.pieces} />
      <FriendBannerGate text={content.friendBanner} />
    </>
  );
}

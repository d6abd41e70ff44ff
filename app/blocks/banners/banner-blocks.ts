import type { Blocks } from '#app/blocks/block.ts'
import { CtaBanner } from './cta-banner.tsx'
import { KeyTakeawaysBanner } from './key-takeaways-banner.tsx'
import { QuoteBanner } from './quote-banner.tsx'
import { TipBanner } from './tip-banners.tsx'
import { FinalVerdictBanner, WhyTrustBanner } from './titled-banners.tsx'

type Types =
  | 'Key takeaways banner'
  | 'Final verdict banner'
  | 'Why-trust banner'
  | 'Tip banner'
  | 'TuitionHero tip banner - purple'
  | 'Call-to-action banner'
  | 'Quote banner'

export const bannerBlocks: Blocks<Types> = {
  'Key takeaways banner': KeyTakeawaysBanner,
  'Final verdict banner': FinalVerdictBanner,
  'Why-trust banner': WhyTrustBanner,
  'Tip banner': TipBanner,
  'TuitionHero tip banner - purple': TipBanner,
  'Call-to-action banner': CtaBanner,
  'Quote banner': QuoteBanner,
}

import { spacings } from '#cms/model/enumerations/appearance.ts'
import type { EntryField } from '#cms/model/fields/field.ts'
import { choice, list, number } from '#cms/model/fields/make-field.ts'
import type { ReadEntry, Value } from '#cms/model/fields/value.ts'
import { citation } from '#cms/model/objects/citation.ts'
import * as banners from './banners.ts'
import * as lists from './list-blocks.ts'
import * as people from './people-blocks.ts'
import * as posts from './post-blocks.ts'
import * as products from './product-blocks.ts'
import * as structure from './structure-blocks.ts'
import * as tables from './table-blocks.ts'
import * as texts from './text-blocks.ts'

/** Every block type, in the order of the specification. */
export const blockTypes = [
  lists.accordionList,
  people.authorAndDate,
  people.authorAndFaq,
  tables.bestForTableBlock,
  structure.buttonBlock,
  lists.cards,
  lists.cardSteps,
  tables.chart,
  texts.colored,
  people.contactGuidelines,
  products.creditCardReviewsCards,
  tables.topPicksTableBlock,
  banners.ctaBanner,
  people.customerReviews,
  people.customerServiceInfoList,
  structure.divider,
  lists.eligibilityList,
  texts.headerWithIcon,
  lists.horizontalOrderedList,
  lists.iconParagraphList,
  texts.imageBlock,
  texts.infoBox,
  products.lenderTable,
  people.listOfUsers,
  texts.ourStory,
  products.homepageProductCards,
  products.productShowOff,
  banners.quoteBanner,
  texts.references,
  lists.repaymentOptionsList,
  products.scholarshipOffers,
  products.scholarshipPopUp,
  lists.steps,
  tables.tableBlock,
  structure.tableOfContents,
  texts.textBlock,
  texts.textAndImage,
  texts.twoColumnInfoBox,
  posts.blogsGroup,
  posts.paginatedBlogs,
  products.featuredDiscounts,
  banners.keyTakeawaysBanner,
  banners.finalVerdictBanner,
  banners.whyTrustBanner,
  banners.tipBanner,
  banners.tipBannerPurple,
  lists.faqPurple,
  lists.faqWhite,
] as const

/** The fields that every block has in addition to its own. */
const shared = {
  spacing: choice('Spacing', 'Normal by default.', spacings),
  customSpacing: number('Custom spacing', 'In rem, above and below; used only when Spacing is Custom.'),
  sources: list('Sources', 'For figures in the block that have no source in its text.', citation),
}

export const entry = {
  kind: 'entry',
  title: 'Block',
  help: 'Choose a type; only its fields are used.',
  blocks: blockTypes,
  shared,
} as const satisfies EntryField

export type ComponentType = (typeof blockTypes)[number]['componentType']

/** A content block as pages receive it. */
export type AnyEntry = Value<typeof entry, 'read'>
export type EntryOf<Type extends ComponentType> = ReadEntry<typeof entry, Type>

import { colors } from '#cms/model/enumerations/appearance.ts'
import { choice, image, list, longText, required, text } from '#cms/model/fields/make-field.ts'
import { author } from '#cms/model/objects/author-shape.ts'
import { button } from '#cms/model/objects/button.ts'
import { richText } from '#cms/model/rich-text/rich-text.ts'
import { block } from './block.ts'

const title = text('Heading', 'A few words.')

export const keyTakeawaysBanner = block(
  'Key takeaways banner',
  'keyTakeawaysBanner',
  'What a reader should remember, at the top of an article.',
  { takeaways: required(list('Takeaways', 'One sentence each, three to five.', text('Takeaway', ''))) },
)

export const finalVerdictBanner = block('Final verdict banner', 'finalVerdictBanner', 'How a review ends.', {
  title,
  text: required(richText('Verdict', 'Who it is for, and who it is not for.')),
})

export const whyTrustBanner = block(
  'Why-trust banner',
  'whyTrustBanner',
  'Why a reader can trust the page.',
  {
    title,
    text: required(richText('Text', 'What was read, calculated, and checked; no self-praise.')),
    button,
  },
)

export const tipBanner = block('Tip banner', 'tipBanner', 'A tip on a plain background.', {
  text: required(longText('Tip', 'One or two sentences.')),
})

/** The stored value contains the name of the site for which the content was first written. */
export const tipBannerPurple = block(
  'TuitionHero tip banner - purple',
  'tipBannerPurple',
  'A tip on a purple background.',
  { text: required(longText('Tip', 'One or two sentences.')) },
)

export const ctaBanner = block('Call-to-action banner', 'ctaBanner', 'One next step.', {
  title: required(title),
  text: longText('Text', 'Why a reader should take the step.'),
  button: required(button),
  color: choice('Color', 'primary by default.', colors),
  image: image('Image', 'Decorative only.'),
})

export const quoteBanner = block('Quote banner', 'quoteBanner', 'A quotation from a real person.', {
  quote: required(longText('Quotation', 'Word for word.')),
  author: author('Site author', 'If one of our authors said it.'),
  attribution: text('Who said it', 'Name, role, and where it was said.'),
})

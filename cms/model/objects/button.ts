import { buttonColors, buttonSizes, buttonVariants } from '#cms/model/enumerations/button.ts'
import { address, choice, object, required, text, yesNo } from '#cms/model/fields/make-field.ts'

export const button = object('button', 'Button', 'A link that looks like a button.', {
  label: required(text('Label', 'What a reader gets from it: "Compare loans," not "Click here."')),
  link: required(address('Link', 'A path such as /student-loans, or a full address.')),
  fitContent: yesNo('Fit content', 'As wide as its label; otherwise, as wide as its column.'),
  withArrow: yesNo('With arrow', 'Shows an arrow after the label.'),
  variant: choice('Variant', 'primary stands out; white is quieter.', buttonVariants),
  color: choice('Color', 'Overrides the color of the variant.', buttonColors),
  size: choice('Size', 'medium by default.', buttonSizes),
})

import { image, object, required, text, yesNo } from '#cms/model/fields/make-field.ts'

export const imageComponent = object('imageComponent', 'Image', 'A picture in the text.', {
  image: required(image('Image', 'With alternative text, unless it is only decorative.')),
  isNaturalSize: yesNo('Natural size', 'Not stretched to the width of the column.'),
  caption: text('Caption', 'Shown below it.'),
})

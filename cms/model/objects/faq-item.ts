import { object, required, text } from '#cms/model/fields/make-field.ts'
import { richText } from '#cms/model/rich-text/rich-text.ts'

/** A question with its answer. The items of accordion lists have the same shape under another name. */
export const question = object('question', 'Question', 'A question that readers ask.', {
  title: required(text('Question', 'As a reader would ask it.')),
  content: required(richText('Answer', 'Short, with links to more.')),
})

export const accordionItem = object('accordionItem', 'Item', 'A heading that expands to show its text.', {
  title: required(text('Heading', 'Tells readers what they will see.')),
  content: required(richText('Text', 'Shown once opened, and always in print.')),
})

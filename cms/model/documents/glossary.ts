import { code, list, reference, required, text } from '#cms/model/fields/make-field.ts'
import { postLink } from '#cms/model/objects/links.ts'
import { simpleText } from '#cms/model/rich-text/marks.ts'
import { defineDocument } from './define-document.ts'

export const glossary = defineDocument('glossary', 'Glossary entry', 'One term in /resources/glossary.', {
  id: required(code('Id', 'As in /resources/glossary?definitionId=…; never change it.')),
  title: required(text('Word', 'As written in the middle of a sentence.')),
  content: required(simpleText('Meaning', 'One to three sentences.')),
  relatedBlog: reference('Related article', 'To read more.', ['blog'], postLink),
  alsoCalled: list('Also called', 'Other words and abbreviations for it.', text('Word', '')),
})

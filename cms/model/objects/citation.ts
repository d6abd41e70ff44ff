import { address, day, object, required, text } from '#cms/model/fields/make-field.ts'

/** The source of a figure or statement. */
const citationFields = {
  publisher: required(text('Publisher', 'Who publishes it, such as "US Department of Education."')),
  title: required(text('Title', 'The page, law, or table.')),
  url: required(address('Address', 'Where a reader can find it.')),
  publishedOn: day('Published on', 'The date it was published, if stated.'),
  readOn: required(day('Read on', 'The date we last checked it.')),
}

export const citation = object('citation', 'Source', 'Where it can be found.', citationFields)

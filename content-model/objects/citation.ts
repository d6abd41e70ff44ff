import { address, day, object, required, text } from '#content-model/fields/make-field.ts'

/** Where a figure or a statement was read. */
const citationFields = {
  publisher: required(text('Publisher', 'Who publishes it, such as "US Department of Education".')),
  title: required(text('Title', 'The page, law or table.')),
  url: required(address('Address', 'Where a reader finds it.')),
  date: required(day('Day', 'The day it was published or, without one, last read.')),
}

export const citation = object('citation', 'Source', 'Where it was read.', citationFields)

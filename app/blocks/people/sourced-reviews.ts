import type { EntryOf } from '#content-model/blocks/block-types.ts'
import { isAddress } from '#content-model/fields/address.ts'

type Fields = EntryOf<'Customer reviews'>['fields']
export type CustomerReview = NonNullable<Fields['reviews']>[number]

/** The reviews that a reader can look up where they were published. The others are not shown: reviews are never made up. */
export function sourcedReviews({ reviews = [] }: Fields): CustomerReview[] {
  return reviews.filter(({ source }) => {
    // The model asks for it; a page does not take its word for it.
    const { publisher = '', title = '', url = '' } = source ?? {}
    return publisher.trim() !== '' && title.trim() !== '' && /^https?:/i.test(url) && isAddress(url)
  })
}

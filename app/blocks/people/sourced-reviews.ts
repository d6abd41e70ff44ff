import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { isAddress } from '#cms/model/fields/address.ts'

type Fields = EntryOf<'Customer reviews'>['fields']
export type CustomerReview = NonNullable<Fields['reviews']>[number]

/**
 * Returns the reviews that a reader can look up where they were published. Others are not shown, because we
 * never publish made-up reviews.
 */
export function findSourcedReviews({ reviews = [] }: Fields): CustomerReview[] {
  return reviews.filter(({ source }) => {
    // The content model requires a source, but pages check it again.
    const { publisher = '', title = '', url = '' } = source ?? {}
    return publisher.trim() !== '' && title.trim() !== '' && /^https?:/i.test(url) && isAddress(url)
  })
}

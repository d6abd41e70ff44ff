import { findSourcedReviews } from '#app/blocks/people/sourced-reviews.ts'
import type { PageContent } from '#cms/model/texts/derived-values.ts'

export type SectionValue = Extract<NonNullable<PageContent['sections']>[number], { _type: 'section' }>
export type SectionEntry = NonNullable<SectionValue['content']>[number]

/** Reviews without a source are not shown, so a heading over nothing but such reviews is not shown either. */
export function showsNothing(part: SectionValue | SectionEntry): boolean {
  if (part._type === 'entry')
    return part.componentType === 'Customer reviews' && findSourcedReviews(part.fields).length === 0
  if (part._type !== 'section' || part.kind !== 'Customer Reviews') return false
  return (part.content ?? []).every(showsNothing) && (part.blogs ?? []).length === 0
}

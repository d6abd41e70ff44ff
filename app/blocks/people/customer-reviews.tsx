import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { SourceName } from '#app/blocks/rich-text/source-note.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { peopleText } from './messages.ts'
import { type CustomerReview, findSourcedReviews } from './sourced-reviews.ts'

/** Customer reviews published elsewhere; renders nothing when no review has a source. */
export function CustomerReviews({ entry }: BlockProps<'Customer reviews'>) {
  const reviews = findSourcedReviews(entry.fields)
  if (reviews.length === 0) return null
  return (
    <>
      <BlockTitle of={entry} />
      <ul className={shared.columns}>
        {reviews.map((review, at) => (
          <Card as="li" key={review._key ?? at}>
            <Review review={review} />
          </Card>
        ))}
      </ul>
    </>
  )
}

function Review({ review: { name, text, rating, source } }: { review: CustomerReview }) {
  return (
    <figure>
      <blockquote>
        <p>
          <Words text={text} />
        </p>
      </blockquote>
      <figcaption>
        <p>
          <strong>
            <Words text={name} />
          </strong>
          {rating !== undefined && rating >= 1 && rating <= 5 ? `, ${peopleText.stars(rating)}` : null}
        </p>
        <p className={shared.source}>
          {peopleText.publishedAt} <SourceName citation={source} />
        </p>
      </figcaption>
    </figure>
  )
}

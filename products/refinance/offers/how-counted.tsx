import { Details } from '#app/ui/details/details.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { offersText } from './offers-messages.ts'
import type { RefinanceView } from './refinance-view.server.ts'

/** Explains the figures of the page, and what they leave out. */
export function HowCounted({ view: { moved, loans } }: { view: RefinanceView }) {
  return (
    <>
      <Details id="how-counted" look="line" summary={<h3>{offersText.howCounted}</h3>}>
        <Points points={[offersText.listFor(moved, loans.length), ...offersText.how]} />
      </Details>
      <Details id="not-counted" look="line" summary={<h3>{offersText.notModeled}</h3>}>
        <Points points={offersText.limits} />
      </Details>
    </>
  )
}

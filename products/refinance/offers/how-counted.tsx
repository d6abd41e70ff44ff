import { Details } from '#app/ui/details/details.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { messages } from './offers-messages.ts'
import type { RefinanceView } from './refinance-view.server.ts'

/** Explains the figures of the page, and what they leave out. */
export function HowCounted({ view: { moved, loans } }: { view: RefinanceView }) {
  return (
    <>
      <Details id="how-counted" look="line" summary={<h3>{messages.howCounted}</h3>}>
        <Points points={[messages.listFor(moved, loans.length), ...messages.how]} />
      </Details>
      <Details id="not-counted" look="line" summary={<h3>{messages.notModeled}</h3>}>
        <Points points={messages.limits} />
      </Details>
    </>
  )
}

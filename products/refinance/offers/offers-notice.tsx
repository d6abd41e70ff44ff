import { Note } from '#app/ui/note/note.tsx'
import { toAddress } from '#kit/listing/address-codec.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { offersText } from './offers-messages.ts'
import { type Scenario, toScenarioEntries } from './scenario.ts'

/** Says whether the loans are the visitor's own, and where to change them. */
export function OffersNotice({
  isExample,
  count,
  questionsPath,
  scenario,
}: {
  isExample: boolean
  /** The offers in the list. */
  count: number
  questionsPath: string
  scenario: Scenario
}) {
  if (isExample)
    return (
      <Note>
        <p>
          <strong>{offersText.exampleTitle}</strong> {offersText.example}{' '}
          <a href={paths.questions}>{offersText.exampleLink}</a>
        </p>
        <ToOffers count={count} />
      </Note>
    )
  return (
    <>
      <ToOffers count={count} />
      <p data-print="no">
        {offersText.yours} <a href={`${questionsPath}?question=check`}>{offersText.change}</a> ·{' '}
        <a href={toApplication(scenario)}>{offersText.apply}</a>
      </p>
    </>
  )
}

/** The offers come after the answer and the rights, far down on a phone. */
function ToOffers({ count }: { count: number }) {
  return count === 0 ? null : (
    <p data-print="no">
      <a href="#loans">{offersText.toOffers(count)}</a>
    </p>
  )
}

/** The sheet repeats the answer of this page, so it takes the visitor's assumptions along. */
function toApplication(scenario: Scenario): string {
  return toAddress(paths.application, toScenarioEntries(scenario))
}

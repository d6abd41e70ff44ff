import { Note } from '#app/ui/note/note.tsx'
import page from '#kit/listing/list/list-page.module.css'
import { toAddress } from '#kit/listing/query-codec.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import styles from './offers.module.css'
import { offersText } from './offers-messages.ts'
import { type Scenario, toScenarioEntries } from './scenario.ts'

interface OffersNoticeProps {
  isExample: boolean
  questionsPath: string
  scenario: Scenario
}

/** Says whether the loans are the visitor's own, and where to change them. */
export function OffersNotice({ isExample, questionsPath, scenario }: OffersNoticeProps) {
  if (isExample)
    return (
      <Note size="small">
        <p className={page.wide}>
          <strong>{offersText.exampleTitle}</strong> {offersText.example}{' '}
          <a href={paths.questions}>{offersText.exampleLink}</a>
        </p>
      </Note>
    )
  return (
    <p className={styles.yours} data-print="no">
      <a href={`${questionsPath}?question=check`}>{offersText.change}</a>
      <a href={toApplication(scenario)}>{offersText.apply}</a>
      <span>{offersText.yours}</span>
    </p>
  )
}

/** The sheet repeats the answer of this page, so it takes the visitor's assumptions along. */
function toApplication(scenario: Scenario): string {
  return toAddress(paths.application, toScenarioEntries(scenario))
}

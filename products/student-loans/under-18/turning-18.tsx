import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { LevelFields } from '#app/ui/field/field.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { PointList } from '#app/ui/part/part.tsx'
import { formatMonth, monthNames } from '#domain/dates.ts'
import { type LaterMajority, laterMajority, lendersOwnAges } from '#domain/eligibility/age-of-majority.ts'
import { usStates } from '#domain/states.ts'
import { connectField, type Reading } from '#kit/forms/sent-form.ts'
import { questionText } from '#kit/questions/messages.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import type { ComingOfAge } from './birth-month.ts'
import { Row } from './row.tsx'
import { SourceLink } from './source-link.tsx'
import { under18Text } from './under-18-messages.ts'
import styles from './under-18-page.module.css'

const said = under18Text.turning

interface Turning18Props {
  reading: Reading<ComingOfAge> | undefined
  /** The years that may be chosen. */
  years: readonly string[]
}

/** Says when a visitor turns 18, and where one comes of age later. The month is sent, but never stored. */
export function Turning18({ reading, years }: Turning18Props) {
  const answer = reading?.answers
  return (
    <Row id="turning-18" title={said.title}>
      <p>{said.text}</p>
      {answer ? (
        <p>
          <strong className={styles.answer}>
            {said.answer[answer.isReached](formatMonth(answer.month))}
          </strong>{' '}
          {answer.isReached === 'yes' ? said.change : said.onBirthday}
        </p>
      ) : null}
      <form action={`${paths.under18}#turning-18`} className={styles.fields} method="post" noValidate>
        <LevelFields size="short">
          <SelectField
            {...connectField(reading, 'month')}
            label={said.month}
            options={choose(
              monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label })),
            )}
          />
          <SelectField
            {...connectField(reading, 'year')}
            label={said.year}
            options={choose(years.map((year) => ({ value: year, label: year })))}
          />
        </LevelFields>
        <Button fitContent type="submit" variant="white">
          {said.ask}
        </Button>
      </form>
      {/* Open once it was asked about, because it then says the month of each place too. */}
      <Details open={answer !== undefined} summary={<h3 className={styles.later}>{said.laterTitle}</h3>}>
        <Stack>
          <p>
            {said.later} {said.source} <SourceLink source={lendersOwnAges} />.
          </p>
          <PointList>
            {laterMajority.map((later) => (
              <li key={later.state}>
                <Later later={later} month={answer?.later[later.state]} />
              </li>
            ))}
          </PointList>
          <p>{said.readIn}</p>
        </Stack>
      </Details>
    </Row>
  )
}

function Later({ later, month }: { later: LaterMajority; month: string | undefined }) {
  const { state, age, statute, contracts, collegeLoans } = later
  const place = usStates.find(({ abbreviation }) => abbreviation === state)?.name ?? state
  return (
    <>
      {said.majority({ place, age, statute, month: month && formatMonth(month) })}{' '}
      {said.contracts(contracts.from)} <SourceLink source={contracts.source} />.
      {collegeLoans ? (
        <>
          {' '}
          {said.collegeLoans(collegeLoans.from)} <SourceLink source={collegeLoans.source} />.
        </>
      ) : null}
    </>
  )
}

function choose(options: { value: string; label: string }[]) {
  return [{ value: '', label: questionText.choose }, ...options]
}

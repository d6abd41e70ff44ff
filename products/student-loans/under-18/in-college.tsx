import { Button } from '#app/ui/button/button.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanRates } from '#domain/award-years/direct-loans.ts'
import { federalLoansOfMinors } from '#domain/eligibility/age-of-majority.ts'
import { formatDollars } from '#domain/money.ts'
import { listRates } from '#kit/federal-loans/federal-rates.ts'
import { federalFacts } from '#kit/federal-loans/loan-facts.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { Row } from './row.tsx'
import { SourceLink } from './source-link.tsx'
import { under18Text } from './under-18-messages.ts'
import styles from './under-18-page.module.css'

const { name: year, undergraduateYearlyLimits, parentPlusLimits } = awardYear202627
const said = under18Text.inCollege

const points = [
  said.federal({ limit: formatDollars(undergraduateYearlyLimits.dependent.firstYearCents), year }),
  ...listRates(['undergraduate'], directLoanRates[year]).map((loans) =>
    federalFacts.rate({ ...loans, year }),
  ),
  federalFacts.eligibleOnly,
  said.plus({
    aYear: formatDollars(parentPlusLimits.yearlyCents),
    aggregate: formatDollars(parentPlusLimits.aggregateCents),
  }),
]

/** What is open to a student who starts college before 18: federal loans, a parent's loans, a parent's answers. */
export function InCollege() {
  return (
    <Row id="in-college" title={said.title}>
      <Points points={points} />
      <p className={styles.note}>
        {under18Text.source} <SourceLink source={federalLoansOfMinors} />;{' '}
        <SourceLink source={undergraduateYearlyLimits.source} />.
      </p>
      <p>{said.parent}</p>
      <form action={`${paths.questions}?question=who`} method="post">
        <input name="who" type="hidden" value="parent" />
        <Button fitContent type="submit" variant="white" withArrow>
          {said.parentAnswers}
        </Button>
      </form>
    </Row>
  )
}

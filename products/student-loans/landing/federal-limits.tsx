import { Details } from '#app/ui/details/details.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import type { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { formatDate } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import type { LoanKind } from '#kit/federal-loans/federal-rates.ts'
import { federalFacts } from '#kit/federal-loans/loan-facts.ts'
import landing from '#kit/landing/landing.module.css'
import { Advice } from '#kit/landing/landing.tsx'
import { landingText } from './landing-messages.ts'
import styles from './landing-page.module.css'

const rows = [
  [landingText.first, 'firstYearCents'],
  [landingText.second, 'secondYearCents'],
  [landingText.later, 'laterYearsCents'],
] as const

interface FederalLimitsProps {
  /** Name of the award year. */
  year: string
  limits: typeof awardYear202627.undergraduateYearlyLimits
  /** The rates of that year. */
  rates: readonly { kind: LoanKind; percent: number }[]
}

/** Shows which federal loans to take first, and their limits. */
export function FederalLimits({ year, limits, rates }: FederalLimitsProps) {
  const { dependent, independent, source } = limits
  return (
    <Advice
      title={landingText.federalTitle}
      text={
        <>
          <p>{landingText.federal(year)}</p>
          {rates.map((loans) => (
            <p key={loans.kind}>{federalFacts.rate({ ...loans, year })}</p>
          ))}
          <p>
            <a href="https://studentaid.gov/h/apply-for-aid/fafsa">{landingText.fafsa}</a>
          </p>
        </>
      }
    >
      <Stack>
        <table className={styles.limits}>
          <caption>{landingText.federalCaption(year)}</caption>
          <thead>
            <tr>
              <th scope="col">{landingText.yearOfStudy}</th>
              <th scope="col">{landingText.dependent}</th>
              <th scope="col">{landingText.independent}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, key]) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{formatDollars(dependent[key])}</td>
                <td>{formatDollars(independent[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={landing.small}>
          {landingText.source} <a href={source.url}>{source.title}</a>,{' '}
          {landingText.sourceOf(source.publisher, formatDate(source.checkedOn, 'Month D, YYYY'))}
        </p>
        <Details look="plain" summary={landingText.more}>
          <Stack>
            <p>{landingText.plus}</p>
            <p>{landingText.independentMeans}</p>
            <p>{landingText.shortPrograms}</p>
            <p>{federalFacts.eligibleOnly}</p>
          </Stack>
        </Details>
      </Stack>
    </Advice>
  )
}

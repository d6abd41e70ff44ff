import { Chip } from '#app/ui/chip/chip.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { PointList } from '#app/ui/part/part.tsx'
import { sumBalances } from '#domain/federal-repayment/federal-loan.ts'
import { formatDollars } from '#domain/money.ts'
import type { LoanAdvice } from '#domain/refinance/advise-loan.ts'
import { type CurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import { formatReason } from './advice-words.ts'
import styles from './offers.module.css'
import { nameLoan, offersText } from './offers-messages.ts'
import type { Advised, RefinanceView } from './refinance-view.server.ts'

interface Advice {
  loan: CurrentLoan
  /** At the lowest rate that is open to the visitor. */
  advice: LoanAdvice
  verdict: keyof typeof tones
  reason: string
}

const tones = { yes: 'good', maybe: 'warn', no: 'plain' } as const

/** What to do with each loan. Federal loans that stay for the same reason are one row. */
export function LoanAdviceList({ advised, loans }: { advised: Advised } & Pick<RefinanceView, 'loans'>) {
  const all = loans.flatMap((each, at) => listAdvice(each, at, advised))
  return (
    <ul aria-label={offersText.loansCaption} className={styles.loans} id="loan-advice">
      {groupFederal(all).map((group) => (
        <li key={group.map((one) => one.loan.id).join()}>
          <Names group={group} />
          <Verdict group={group} />
          <p>
            <b>{formatDollars(group.reduce((sum, one) => sum + one.advice.todayCents, 0))}</b>{' '}
            {offersText.left}
          </p>
        </li>
      ))}
    </ul>
  )
}

function listAdvice(loan: CurrentLoan, at: number, advised: Advised): Advice[] {
  const [lowest, highest] = [advised.lowest.advice[at], advised.highest.advice[at]]
  if (!lowest || !highest) return []
  const verdict = lowest.refinance ? (highest.refinance ? 'yes' : 'maybe') : 'no'
  return [{ loan, advice: lowest, verdict, reason: formatReason(lowest, { advised }) }]
}

function groupFederal(all: readonly Advice[]): Advice[][] {
  const groups: Advice[][] = []
  for (const one of all) {
    const isAlike = ([first]: Advice[]) =>
      first !== undefined && isLeftFederal(first) && first.reason === one.reason
    const group = isLeftFederal(one) ? groups.find(isAlike) : undefined
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
}

function isLeftFederal({ loan, verdict }: Advice): boolean {
  return isFederal(loan) && verdict === 'no'
}

function Names({ group }: { group: readonly Advice[] }) {
  const [first, ...others] = group
  if (!first) return null
  if (others.length === 0)
    return (
      <div>
        {nameLoan(first.loan)}
        <SmallPrint>{offersText.loanMonths(first.loan.remainingMonths)}</SmallPrint>
      </div>
    )
  const owed = formatDollars(sumBalances(group.map(({ loan }) => loan)))
  return (
    <div>
      {offersText.federalLoans(group.length, owed)}
      <Details look="plain" summary={offersText.showLoans}>
        <PointList>
          {group.map(({ loan }) => (
            <li key={loan.id}>
              {nameLoan(loan)}, {offersText.loanMonths(loan.remainingMonths)}
            </li>
          ))}
        </PointList>
      </Details>
    </div>
  )
}

function Verdict({ group: [first, ...others] }: { group: readonly Advice[] }) {
  if (!first) return null
  const { verdict, reason } = first
  return (
    <div>
      <Chip tone={tones[verdict]}>
        {verdict === 'no' && others.length > 0 ? offersText.leaveThem : offersText.advice[verdict]}
      </Chip>
      <p>
        {reason} {others.length === 0 ? formatBelow(first) : null}
      </p>
    </div>
  )
}

/** Says below which rate a new loan would cost less; rights and lenders that decide alone have none. */
function formatBelow({ advice: { breakEvenPercent, reason } }: Advice): string | null {
  if (reason === 'rights_outweigh') return null
  return breakEvenPercent > 0 ? `${offersText.below(breakEvenPercent)}.` : `${offersText.never}.`
}

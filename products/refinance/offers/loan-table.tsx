import { Chip } from '#app/ui/chip/chip.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { PointList } from '#app/ui/part/part.tsx'
import { sumBalances } from '#domain/federal-repayment/federal-loan.ts'
import { formatDollars } from '#domain/money.ts'
import type { LoanAdvice } from '#domain/refinance/advise-loan.ts'
import { type CurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import { formatReason } from './advice-words.ts'
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
export function LoanTable({ advised, loans }: { advised: Advised } & Pick<RefinanceView, 'loans'>) {
  const { loan, left, advice, below } = offersText.columns
  const all = loans.flatMap((each, at) => listAdvice(each, at, advised))
  return (
    <FactTable
      caption={offersText.loansCaption}
      columns={[
        { label: loan },
        { label: advice },
        { label: left, isNumber: true },
        { label: below, isNumber: true },
      ]}
      rows={groupFederal(all).map((group) => ({
        key: group.map((one) => one.loan.id).join(),
        cells: [
          <Names group={group} key="name" />,
          <Verdict group={group} key="advice" />,
          formatDollars(group.reduce((sum, one) => sum + one.advice.todayCents, 0)),
          group.length === 1 ? group.map(formatBelow).join() : '',
        ],
      }))}
    />
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
  return first ? (
    <div>
      <Chip tone={tones[first.verdict]}>
        {first.verdict === 'no' && others.length > 0
          ? offersText.leaveThem
          : offersText.advice[first.verdict]}
      </Chip>
      <SmallPrint>{first.reason}</SmallPrint>
    </div>
  ) : null
}

function formatBelow({ advice }: Advice): string {
  return advice.breakEvenPercent > 0 && advice.reason !== 'rights_outweigh'
    ? offersText.below(advice.breakEvenPercent)
    : offersText.never
}

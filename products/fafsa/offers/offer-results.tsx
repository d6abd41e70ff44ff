import { PrintButton } from '#app/shell/page-actions.tsx'
import { type ChartPart, PartsBars } from '#app/ui/chart/parts-bars.tsx'
import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { Chip } from '#app/ui/chip/chip.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { formatDollars } from '#domain/money.ts'
import { AnswerSheet } from '#kit/listing/list/answer-sheet.tsx'
import { CopyField } from './copy-field.tsx'
import { listPriced, type OfferResult } from './evaluate-desk.ts'
import styles from './offers.module.css'
import { describeFlag, loanNames, resultsText } from './result-messages.ts'

const said = resultsText

/** What the offers come to: the lowest price, all of them side by side, and each by itself. */
export function OfferResults({ results }: { results: readonly OfferResult[] }) {
  if (results.length === 0) return null
  return (
    <>
      <Sum results={results} />
      <section aria-labelledby="side" className={styles.part}>
        <div className={styles.line}>
          <h2 id="side">{said.side}</h2>
          <PrintButton />
        </div>
        <SideBySide results={results} />
        <SmallPrint>{said.billedHint}</SmallPrint>
      </section>
      <div className={styles.offers}>
        {results.map((result) => (
          <OneOffer key={result.number} result={result} />
        ))}
      </div>
    </>
  )
}

function Sum({ results }: { results: readonly OfferResult[] }) {
  const [lowest, second] = listPriced(results)
  const chart = <OffersChart results={results} />
  if (!lowest)
    return (
      <AnswerSheet
        amount={said.noAmount}
        chart={chart}
        isVerdict
        lines={[said.noAmountLine]}
        title={said.noAmount}
      />
    )
  const { name, cost, flags } = lowest
  const apart = second ? second.cost.netPriceCents - cost.netPriceCents : 0
  const isPartial = flags.some(({ code }) => code === 'cost_incomplete')
  return (
    <AnswerSheet
      amount={formatDollars(cost.netPriceCents)}
      chart={chart}
      label={second ? said.lowest(name) : said.one(name)}
      lines={[
        said.year,
        said.gap(cost.gapCents),
        ...(second ? [apart === 0 ? said.same(second.name) : said.next(second.name, apart)] : []),
        ...(isPartial ? [said.costLeftOut] : []),
      ]}
      title={said.price(name, cost.netPriceCents)}
    />
  )
}

function OffersChart({ results }: { results: readonly OfferResult[] }) {
  const rows = results.map((result) => ({ result, parts: listParts(result) }))
  const scale = chooseScale(
    rows.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)),
    'Bar',
  )
  const { chart } = said
  return (
    <PartsBars
      height={28}
      marks={[
        ['good', chart.grants],
        ['1', chart.work],
        ['2', chart.loans],
        ['3', chart.open],
      ]}
      rows={rows.map(({ result: { name, number, cost }, parts }) => ({
        id: String(number),
        name,
        label: chart.says(name, formatKnown(cost.netPriceCents)),
        parts,
        total: formatKnown(cost.netPriceCents),
      }))}
      scale={scale}
      table={{
        summary: chart.table,
        columns: [chart.school, chart.grants, chart.work, chart.loans, chart.open],
        rows: rows.map(({ result: { name, cost } }) => [
          name,
          formatDollars(cost.grantCents),
          formatDollars(cost.workCents),
          formatDollars(cost.studentLoanCents),
          formatKnown(cost.gapCents),
        ]),
      }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={chart.title}
    />
  )
}

function listParts({ cost }: OfferResult): ChartPart[] {
  return [
    { tone: 'good', value: cost.grantCents },
    { tone: '1', value: cost.workCents },
    { tone: '2', value: cost.studentLoanCents },
    { tone: '3', value: cost.gapCents ?? 0 },
  ]
}

const { planCents, ...costRows } = said.rows
const costKeys = Object.keys(costRows) as (keyof typeof costRows)[]

function SideBySide({ results }: { results: readonly OfferResult[] }) {
  return (
    <FactTable
      caption={said.sideCaption}
      columns={[{ label: said.line }, ...results.map(({ name }) => ({ label: name, isNumber: true }))]}
      rows={[
        ...costKeys.map((key) => ({
          key,
          cells: [
            key === 'netPriceCents' ? <strong key={key}>{costRows[key]}</strong> : costRows[key],
            ...results.map(({ cost }) =>
              isOffered(key) ? formatOffered(cost[key]) : formatKnown(cost[key]),
            ),
          ],
        })),
        {
          key: 'plan',
          cells: [planCents, ...results.map(({ offer }) => formatKnown(offer.amounts.paymentPlan))],
        },
        {
          key: 'years',
          cells: [
            said.programYears,
            ...results.map(({ years }) =>
              years ? said.between(years.netPrice.leastCents, years.netPrice.mostCents) : said.notStated,
            ),
          ],
        },
        {
          key: 'debt',
          cells: [
            said.programDebt,
            ...results.map(({ offer, cost }) => formatOffered(offer.years * cost.studentLoanCents)),
          ],
        },
      ]}
    />
  )
}

function OneOffer({ result }: { result: OfferResult }) {
  const { number, name, flags, cfpbUrl } = result
  const id = `result-${number}`
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{name}</h2>
      <h3>{said.flagsTitle}</h3>
      {flags.length === 0 ? <p>{said.noFlags}</p> : null}
      {flags.length > 0 ? (
        <ul className={styles.flags}>
          {flags.map((flag) => {
            const { tone, title, text } = describeFlag(flag)
            return (
              <li key={flag.code}>
                <Chip tone={tone}>{title}</Chip> {text}
              </li>
            )
          })}
        </ul>
      ) : null}
      <Debts result={result} />
      <Years result={result} />
      <div className={styles.part} data-needs-script data-print="no">
        <h3>{said.cfpbTitle}</h3>
        {cfpbUrl === undefined ? (
          <p>{said.cfpbMissing}</p>
        ) : (
          <CopyField
            hint={said.cfpbHint}
            id={`link-${number}`}
            label={said.cfpbLabel(name)}
            value={cfpbUrl}
          />
        )}
      </div>
    </section>
  )
}

function Debts({ result: { name, debts, offer, ratesOf } }: { result: OfferResult }) {
  const [loan = '', borrowed = '', rate = '', repaid = ''] = said.debtColumns
  return (
    <>
      <h3>{said.debtTitle}</h3>
      {debts.length === 0 ? (
        <p>{said.debtNone}</p>
      ) : (
        <>
          <FactTable
            caption={said.debtCaption(name)}
            columns={[
              { label: loan },
              { label: borrowed, isNumber: true },
              { label: rate, isNumber: true },
              { label: repaid, isNumber: true },
            ]}
            rows={debts.map((debt) => ({
              key: debt.kind,
              cells: [
                loanNames[debt.kind],
                formatDollars(debt.amountCents),
                debt.repaid ? `${debt.repaid.ratePercent}%` : said.rateNotStated,
                debt.repaid ? said.debtTerm(debt.repaid.totalCents, debt.repaid.months) : said.repaidUnknown,
              ],
            }))}
          />
          <SmallPrint>
            {said.debtNote(ratesOf)}{' '}
            {ratesOf === offer.awardYear ? null : said.nextYearNote(offer.awardYear, ratesOf)}
          </SmallPrint>
        </>
      )}
    </>
  )
}

function Years({ result: { name, years } }: { result: OfferResult }) {
  if (!years) return null
  const [year = '', grants = '', net = ''] = said.yearColumns
  return (
    <>
      <h3>{said.yearsTitle}</h3>
      <FactTable
        caption={said.yearsCaption(name)}
        columns={[{ label: year }, { label: grants, isNumber: true }, { label: net, isNumber: true }]}
        last={{
          key: 'all',
          cells: [said.total, '', said.between(years.netPrice.leastCents, years.netPrice.mostCents)],
        }}
        rows={years.years.map((each) => ({
          key: String(each.year),
          cells: [
            said.yearName(each.year),
            said.between(each.grants.leastCents, each.grants.mostCents),
            said.between(each.netPrice.leastCents, each.netPrice.mostCents),
          ],
        }))}
      />
      <SmallPrint>{said.yearsNote}</SmallPrint>
    </>
  )
}

const offeredKeys = ['grantCents', 'workCents', 'studentLoanCents', 'otherLoanCents'] as const
type OfferedKey = (typeof offeredKeys)[number]

/** Whether a row sums up what the letter offers, which may be nothing. */
function isOffered(key: keyof typeof costRows): key is OfferedKey {
  return offeredKeys.some((each) => each === key)
}

function formatOffered(cents: number): string {
  return cents === 0 ? said.none : formatDollars(cents)
}

function formatKnown(cents: number | null): string {
  return cents === null ? said.notStated : formatDollars(cents)
}

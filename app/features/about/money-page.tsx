import { href } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { PartsBars } from '#app/ui/chart/parts-bars.tsx'
import { chooseScale } from '#app/ui/chart/scale.ts'
import { Chip } from '#app/ui/chip/chip.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part, Points } from '#app/ui/part/part.tsx'
import { formatDate } from '#domain/dates.ts'
import { formatCents } from '#domain/money.ts'
import { type LineCategory, loanLines } from '#domain/product-line.ts'
import type { Route } from './+types/money-page.ts'
import styles from './about.module.css'
import { moneyText } from './money-messages.ts'
import {
  type IssuerPayment,
  type LenderPayment,
  readIssuerPayments,
  readPayments,
} from './read-payments.server.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

interface MoneyView {
  payments: readonly LenderPayment[]
  issuers: readonly IssuerPayment[]
}

const crumbs = [
  { name: moneyText.about, item: href('/about') },
  { name: moneyText.title, item: href('/about/how-we-make-money') },
]

/** Loads what each lender pays us, to the cent. */
export async function loader({ context }: Route.LoaderArgs): Promise<LoadedPage<MoneyView>> {
  const { database, config } = context.get(servicesContext)
  const lists = (...lines: LineCategory[]) => lines.some((line) => config.productLines.includes(line))
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender', 'credit_card', 'card_issuer']) page.tag(topic)
  const [payments, issuers] = await Promise.all([
    lists(...loanLines) ? readPayments(database) : [],
    lists('credit-cards') ? readIssuerPayments(database) : [],
  ])
  const description = await describePage(context, {
    pageUrl: href('/about/how-we-make-money'),
    title: moneyText.title,
    description: moneyText.lead,
    breadcrumbsList: crumbs,
  })
  return { view: { payments, issuers }, ...description }
}

export const meta = pageMeta

export default function MoneyPage({ loaderData }: Route.ComponentProps) {
  const { payments, issuers } = loaderData.view
  const samples = formatSamples(loaderData.view)
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{moneyText.title}</h1>
          <Lead>{moneyText.lead}</Lead>
          {samples ? <Note tone="warn">{samples}</Note> : null}
        </>
      }
    >
      <Part id="how" title={moneyText.howTitle}>
        <Points points={moneyText.how} />
        <p>
          <a href={href('/about/ranking')}>{moneyText.ranking}</a>
        </p>
        <PaySharesChart isSample={samples !== undefined} payments={payments} issuers={issuers} />
      </Part>
      <Part id="who" title={moneyText.whoTitle}>
        {payments.length === 0 ? <p>{moneyText.nobody}</p> : <Payments payments={payments} />}
      </Part>
      <Part id="cards" title={moneyText.cardsTitle}>
        {issuers.length === 0 ? (
          <p>{moneyText.noIssuers}</p>
        ) : (
          <Card>
            <FactTable
              opensOnPhones
              caption={moneyText.cardsCaption}
              columns={moneyText.cardColumns}
              rows={payingFirst(issuers).map(toIssuerRow)}
            />
          </Card>
        )}
      </Part>
    </LongPage>
  )
}

/** What each lender that pays us pays, and the names of all others. */
function Payments({ payments }: { payments: readonly LenderPayment[] }) {
  const paying = payments.filter(({ agreedOn }) => agreedOn)
  const others = payments.filter(({ agreedOn }) => !agreedOn)
  return (
    <Card className={styles.payments}>
      {paying.length === 0 ? null : (
        <FactTable caption={moneyText.caption} columns={moneyText.columns} rows={paying.map(toPaymentRow)} />
      )}
      {others.length === 0 ? null : (
        <section aria-labelledby="others">
          <h3 id="others">{moneyText.others(others.length)}</h3>
          <p className={styles.soft}>{moneyText.othersText}</p>
          <ul className={styles.names}>
            {others.map(({ lenderId, name, isSample }) => (
              <li key={lenderId}>{nameProvider(name, isSample)}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}

/** How many of all providers pay us. */
function PaySharesChart({ payments, issuers, isSample }: MoneyView & { isSample: boolean }) {
  const { shares } = moneyText
  const rows = [
    { name: shares.lenders, all: payments },
    { name: shares.issuers, all: issuers },
  ]
    .filter(({ all }) => all.length > 0)
    .map(({ name, all }) => ({ name, all: all.length, paying: all.filter((each) => each.agreedOn).length }))
  if (rows.length === 0) return null
  const scale = chooseScale(
    rows.map(({ all }) => all),
    'Bar',
  )
  return (
    <PartsBars
      marks={[
        ['3', shares.pay],
        ['2', shares.payNothing],
      ]}
      rows={rows.map(({ name, all, paying }) => ({
        id: name,
        name,
        label: shares.bar(name, paying, all),
        parts: [
          { tone: '3', value: paying },
          { tone: '2', value: all - paying },
        ],
        total: shares.total(paying, all),
      }))}
      scale={scale}
      table={{
        summary: shares.table,
        columns: [shares.who, shares.pay, shares.payNothing],
        rows: rows.map(({ name, all, paying }) => [name, String(paying), String(all - paying)]),
      }}
      ticks={scale.ticks.map(String)}
      title={isSample ? shares.example : shares.title}
    />
  )
}

/** Says which providers are invented. Lenders and card issuers are loaded apart, so one kind can be real already. */
function formatSamples({ payments, issuers }: MoneyView): string | undefined {
  const { lenders, issuers: cardIssuers, text } = moneyText.samples
  const kinds = [
    ...(payments.some(({ isSample }) => isSample) ? [lenders] : []),
    ...(issuers.some(({ isSample }) => isSample) ? [cardIssuers] : []),
  ]
  return kinds.length === 0 ? undefined : text(kinds.join(' and '))
}

function payingFirst<Provider extends { agreedOn: string | null }>(providers: readonly Provider[]) {
  return providers.toSorted((one, other) => Number(other.agreedOn !== null) - Number(one.agreedOn !== null))
}

function nameProvider(name: string, isSample: boolean) {
  return (
    <>
      {name} {isSample ? <Chip>{moneyText.sample}</Chip> : null}
    </>
  )
}

function toPaymentRow(payment: LenderPayment) {
  const { lenderId, name, isSample, perClickCents, perApplicationCents, perFundedLoanCents, agreedOn } =
    payment
  // Each invented amount says so by itself, because a table is read and copied by the cell.
  const mark = isSample ? moneyText.example : (text: string) => text
  const amounts = [perClickCents, perApplicationCents, perFundedLoanCents].map((cents) =>
    cents > 0 ? mark(formatCents(cents)) : moneyText.nothing,
  )
  const since = agreedOn ? mark(formatDate(agreedOn, 'Month D, YYYY')) : moneyText.noAgreement
  return { key: lenderId, cells: [nameProvider(name, isSample), ...amounts, since] }
}

function toIssuerRow({ issuerId, name, isSample, agreedOn }: IssuerPayment) {
  const mark = isSample ? moneyText.example : (text: string) => text
  const issuer = nameProvider(name, isSample)
  return {
    key: issuerId,
    cells: agreedOn
      ? [issuer, mark(moneyText.yes), mark(formatDate(agreedOn, 'Month D, YYYY'))]
      : [issuer, moneyText.no, moneyText.noAgreement],
  }
}

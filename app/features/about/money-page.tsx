import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { formatDate } from '#domain/dates.ts'
import { formatCents } from '#domain/money.ts'
import type { Route } from './+types/money-page.ts'
import { words } from './money-words.ts'
import { Part, Points } from './part.tsx'
import { paths } from './paths.ts'
import { type LenderPayment, readPayments } from './read-payments.server.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

interface MoneyView {
  payments: readonly LenderPayment[]
  /** The lenders shown today are invented. */
  areSamples: boolean
}

const crumbs = [
  { name: words.about, item: paths.about },
  { name: words.title, item: paths.money },
]

/** What each provider pays, to the cent. */
export async function loader({ context }: Route.LoaderArgs): Promise<LoadedPage<MoneyView>> {
  const { database, loanOffers } = context.get(servicesContext)
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender']) page.tag(topic)
  const payments = await readPayments(database)
  const offers = await loanOffers.offers(page.today())
  const description = await describePage(context, {
    pageUrl: paths.money,
    title: words.title,
    description: words.lead,
    breadcrumbsList: crumbs,
  })
  const areSamples = offers.some(({ isSample }) => isSample)
  return { view: { payments, areSamples }, ...description }
}

export const meta = pageMeta

export default function MoneyPage({ loaderData }: Route.ComponentProps) {
  const { payments, areSamples } = loaderData.view
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{words.title}</h1>
          <Lead>{words.lead}</Lead>
          {areSamples ? <Note tone="warn">{words.samples}</Note> : null}
        </>
      }
    >
      <Part id="how" title={words.howTitle}>
        <Points points={words.how} />
        <p>
          <a href={paths.ranking}>{words.ranking}</a>
        </p>
      </Part>
      <Part id="who" title={words.whoTitle}>
        {payments.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <Card>
            <FactTable caption={words.caption} columns={words.columns} rows={payments.map(rowOf)} />
          </Card>
        )}
      </Part>
    </LongPage>
  )
}

function rowOf(payment: LenderPayment) {
  const { lenderId, name, perClickCents, perApplicationCents, perFundedLoanCents, agreedOn } = payment
  const cells = agreedOn
    ? [perClickCents, perApplicationCents, perFundedLoanCents].map((cents) =>
        cents > 0 ? formatCents(cents) : words.nothing,
      )
    : [words.nothing, words.nothing, words.nothing]
  const since = agreedOn ? formatDate(agreedOn, 'Month D, YYYY') : words.noAgreement
  return { key: lenderId, cells: [name, ...cells, since] }
}

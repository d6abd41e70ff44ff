import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { daysRatesLast } from '#domain/loans/compare-offers.ts'
import { formatCents } from '#domain/money.ts'
import type { Route } from './+types/ranking-page.ts'
import styles from './about.module.css'
import { Cases, Part, Points } from './part.tsx'
import { paths } from './paths.ts'
import { CriteriaTable, ExampleTable, SortsTable, sumOfWeights } from './ranking-tables.tsx'
import { words } from './ranking-words.ts'
import { borrowing, offer, workExample } from './worked-example.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { loanOffers, config } = context.get(servicesContext)
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender']) page.tag(topic)
  const paid = await loanOffers.paidLenders()
  const paying = (await loanOffers.offers(page.today())).filter(({ lenderId }) => paid.has(lenderId))
  const title = words.metaTitle(config.siteName)
  const { description } = words
  return {
    paying: [...new Set(paying.map(({ lenderName }) => lenderName))].sort(),
    areSamples: paying.some(({ isSample }) => isSample),
    ...(await describePage(
      context,
      { pageUrl: paths.ranking, title, description, breadcrumbsList: breadcrumbs },
      { title },
    )),
  }
}

const breadcrumbs = [{ name: words.name, item: paths.ranking }]

export const meta = pageMeta

const parts = {
  formula: words.formulaTitle,
  missing: words.specialTitle,
  why: words.whyTitle,
  example: words.exampleTitle,
  sorts: words.sortsTitle,
  out: words.outTitle,
  pays: words.paysTitle,
  check: words.checkTitle,
} as const
const headings = Object.entries(parts).map(([id, text]) => ({ id, text }))

/** The published ranking: drawn from the data that ranks, so that the two cannot differ. */
export default function RankingPage({ loaderData }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{words.title}</h1>
          <Lead>{words.lead}</Lead>
          <Note>
            <h2 className={styles.short}>{words.short.title}</h2>
            <Points points={words.short.points} />
          </Note>
        </>
      }
      contents={<Contents label={words.onThisPage} headings={headings} />}
    >
      <Part id="formula" title={parts.formula}>
        <p className={styles.formula}>{words.formula}</p>
        <p>{words.formulaText}</p>
        <Card>
          <CriteriaTable />
        </Card>
        <p className={styles.soft}>
          {words.weightsSum(sumOfWeights())}. {words.weightsYours}
        </p>
      </Part>
      <Part id="missing" title={parts.missing}>
        <Cases cases={words.special} />
      </Part>
      <Part id="why" title={parts.why}>
        <Points points={words.why} />
      </Part>
      <Part id="example" title={parts.example}>
        <p>{exampleText()}</p>
        <Card>
          <ExampleTable />
        </Card>
      </Part>
      <Part id="sorts" title={parts.sorts}>
        <Card>
          <SortsTable />
        </Card>
      </Part>
      <Part id="out" title={parts.out}>
        <Cases cases={words.out(daysRatesLast)} />
      </Part>
      <Part id="pays" title={parts.pays}>
        {words.pays.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Note size="small">{payingText(loaderData)}</Note>
      </Part>
      <Part id="check" title={parts.check}>
        <ol className={styles.points}>
          {words.check.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.onward}>
          <ButtonLink href="/student-loans/offers" withArrow>
            {words.start}
          </ButtonLink>
          <a href={paths.proof}>{words.proof}</a>
        </p>
      </Part>
    </LongPage>
  )
}

/** The lenders that pay, by name. Real and sample lenders are never shown together. */
function payingText({ paying, areSamples }: { paying: readonly string[]; areSamples: boolean }): string {
  if (paying.length === 0) return words.payingNobody
  const names = new Intl.ListFormat('en-US').format(paying)
  return areSamples ? words.payingSamples(names) : words.paying(names)
}

function exampleText(): string {
  const { priced } = workExample()
  return words.exampleText({
    amount: formatCents(borrowing.amountCents),
    years: priced.termMonths / 12,
    inSchool: borrowing.inSchoolMonths,
    lowest: `${offer.lowestRatePercent.toFixed(2)}%`,
    highest: `${offer.highestRatePercent.toFixed(2)}%`,
    fee: formatCents(priced.feeCents),
    principal: formatCents(priced.principalCents),
  })
}

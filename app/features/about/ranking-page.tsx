import { href } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Cases, Part, Points } from '#app/ui/part/part.tsx'
import { creditBands } from '#domain/eligibility/profile.ts'
import { formatCents } from '#domain/money.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { describeReasonAbove } from '#kit/loan-offers/list/reason-messages.ts'
import type { Route } from './+types/ranking-page.ts'
import styles from './about.module.css'
import { goalText } from './goal-messages.ts'
import { formatGoalExample, GoalExampleTable, GoalsTable } from './goal-tables.tsx'
import { rankingText } from './ranking-messages.ts'
import {
  CardCriteriaTable,
  CardExampleTable,
  CardSortsTable,
  CostlierTable,
  CriteriaTable,
  ExampleTable,
  SortsTable,
  sumOfWeights,
} from './ranking-tables.tsx'
import { WeightsChart } from './weights-chart.tsx'
import { workCardScore } from './worked-cards.ts'
import {
  borrowing,
  cosignerCredit,
  offer,
  workCostlierExample,
  workExample,
  workLeftOut,
} from './worked-example.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { loanOffers } = context.get(servicesContext)
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender']) page.tag(topic)
  const paid = await loanOffers.paidLenders()
  const paying = (await loanOffers.offers(page.today())).filter(({ lenderId }) => paid.has(lenderId))
  const { metaTitle: title, description } = rankingText
  return {
    paying: [...new Set(paying.map(({ lenderName }) => lenderName))].sort(),
    areSamples: paying.some(({ isSample }) => isSample),
    ...(await describePage(context, {
      pageUrl: href('/about/ranking'),
      title,
      description,
      breadcrumbsList: breadcrumbs,
    })),
  }
}

const breadcrumbs = [{ name: rankingText.name, item: href('/about/ranking') }]

export const meta = pageMeta

const parts = {
  formula: rankingText.formulaTitle,
  missing: rankingText.specialTitle,
  'left-out': rankingText.leftOutTitle,
  why: rankingText.whyTitle,
  example: rankingText.exampleTitle,
  dearer: rankingText.costlierTitle,
  sorts: rankingText.sortsTitle,
  goals: goalText.title,
  out: rankingText.outTitle,
  cards: rankingText.cardsTitle,
  pays: rankingText.paysTitle,
  check: rankingText.checkTitle,
} as const
const headings = Object.entries(parts).map(([id, text]) => ({ id, text }))

/** Publishes the ranking formula from the same data that ranks offers, so the two cannot differ. */
export default function RankingPage({ loaderData }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{rankingText.title}</h1>
          <Lead>{rankingText.lead}</Lead>
          <Note>
            <h2 className={styles.short}>{rankingText.short.title}</h2>
            <Points points={rankingText.short.points} />
          </Note>
        </>
      }
      contents={<Contents label={rankingText.onThisPage} headings={headings} />}
    >
      <Part id="formula" title={parts.formula}>
        <p className={styles.formula}>{rankingText.formula}</p>
        <p>{rankingText.formulaText}</p>
        <Card>
          <CriteriaTable />
        </Card>
        <p className={styles.soft}>
          {rankingText.weightsSum(sumOfWeights())}. {rankingText.weightsYours}
        </p>
      </Part>
      <Part id="missing" title={parts.missing}>
        <Cases cases={rankingText.special} />
      </Part>
      <Part id="left-out" title={parts['left-out']}>
        <p>{rankingText.leftOutText}</p>
        <Cases cases={rankingText.leftOut(workLeftOut())} />
      </Part>
      <Part id="why" title={parts.why}>
        <WeightsChart />
        <Points points={rankingText.why} />
      </Part>
      <Part id="example" title={parts.example}>
        <p>{exampleText()}</p>
        <Card>
          <ExampleTable />
        </Card>
      </Part>
      <Part id="dearer" title={parts.dearer}>
        <p>{rankingText.costlierText}</p>
        <p>{costlierText()}</p>
        <Card>
          <CostlierTable />
        </Card>
      </Part>
      <Part id="sorts" title={parts.sorts}>
        <Card>
          <SortsTable />
        </Card>
      </Part>
      <Part id="goals" title={parts.goals}>
        <p>{goalText.text}</p>
        <Card>
          <GoalsTable />
        </Card>
        <p>{formatGoalExample()}</p>
        <Card>
          <GoalExampleTable />
        </Card>
      </Part>
      <Part id="out" title={parts.out}>
        <Cases cases={rankingText.out(maxRateAgeDays)} />
      </Part>
      <Part id="cards" title={parts.cards}>
        {rankingText.cards.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Card>
          <CardCriteriaTable />
        </Card>
        <Cases cases={rankingText.cardsCases(maxRateAgeDays)} />
        <p>{cardExampleText()}</p>
        <Card>
          <CardExampleTable />
        </Card>
        <Card>
          <CardSortsTable />
        </Card>
        <p className={styles.onward}>
          <ButtonLink href={href('/credit-cards/marketplace')} withArrow>
            {rankingText.cardsStart}
          </ButtonLink>
          <a href={`${href('/about/proof')}#cards`}>{rankingText.cardsProof}</a>
        </p>
      </Part>
      <Part id="pays" title={parts.pays}>
        {rankingText.pays.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Note size="small">{payingText(loaderData)}</Note>
      </Part>
      <Part id="check" title={parts.check}>
        <Points as="ol" points={rankingText.check} />
        <p className={styles.onward}>
          <ButtonLink href={href('/student-loans/offers')} withArrow>
            {rankingText.start}
          </ButtonLink>
          <a href={href('/about/proof')}>{rankingText.proof}</a>
        </p>
      </Part>
    </LongPage>
  )
}

/** Names the lenders that pay us. Real and sample lenders are never shown together. */
function payingText({ paying, areSamples }: { paying: readonly string[]; areSamples: boolean }): string {
  if (paying.length === 0) return rankingText.payingNobody
  const names = new Intl.ListFormat('en-US').format(paying)
  return areSamples ? rankingText.payingSamples(names) : rankingText.paying(names)
}

function exampleText(): string {
  const { priced } = workExample()
  return rankingText.exampleText({
    amount: formatCents(borrowing.amountCents),
    years: priced.termMonths / 12,
    inSchool: borrowing.inSchoolMonths,
    lowest: `${offer.lowestRatePercent.toFixed(2)}%`,
    highest: `${offer.highestRatePercent.toFixed(2)}%`,
    fee: formatCents(priced.feeCents),
    principal: formatCents(priced.principalCents),
    ...creditBands[cosignerCredit],
    floor: offer.floorMinimumScore ?? 0,
  })
}

function cardExampleText(): string {
  const { worthCents, amountCents } = workCardScore()
  return rankingText.cardExampleText(formatCents(worthCents), formatCents(amountCents))
}

function costlierText(): string {
  const { offer, reason } = workCostlierExample()
  return rankingText.costlierExample({
    lender: offer.lenderName,
    sentence: describeReasonAbove(offer, reason),
  })
}

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
import { daysRatesLast } from '#domain/ranking/days-rates-last.ts'
import { describeReasonAbove } from '#kit/loan-offers/list/reason-messages.ts'
import type { Route } from './+types/ranking-page.ts'
import styles from './about.module.css'
import { goalMessages } from './goal-messages.ts'
import { GoalExampleTable, GoalsTable, sayGoalExample } from './goal-tables.tsx'
import { messages } from './ranking-messages.ts'
import {
  CardCriteriaTable,
  CardExampleTable,
  CardSortsTable,
  CriteriaTable,
  DearerTable,
  ExampleTable,
  SortsTable,
  sumOfWeights,
} from './ranking-tables.tsx'
import { workCardScore } from './worked-cards.ts'
import {
  borrowing,
  cosignerCredit,
  offer,
  workDearerExample,
  workExample,
  workLeftOut,
} from './worked-example.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { loanOffers } = context.get(servicesContext)
  const page = context.get(pageContext)
  for (const topic of ['loan_offer', 'lender']) page.tag(topic)
  const paid = await loanOffers.paidLenders()
  const paying = (await loanOffers.offers(page.today())).filter(({ lenderId }) => paid.has(lenderId))
  const { metaTitle: title, description } = messages
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

const breadcrumbs = [{ name: messages.name, item: href('/about/ranking') }]

export const meta = pageMeta

const parts = {
  formula: messages.formulaTitle,
  missing: messages.specialTitle,
  'left-out': messages.leftOutTitle,
  why: messages.whyTitle,
  example: messages.exampleTitle,
  dearer: messages.dearerTitle,
  sorts: messages.sortsTitle,
  goals: goalMessages.title,
  out: messages.outTitle,
  cards: messages.cardsTitle,
  pays: messages.paysTitle,
  check: messages.checkTitle,
} as const
const headings = Object.entries(parts).map(([id, text]) => ({ id, text }))

/** Publishes the ranking formula from the same data that ranks offers, so the two cannot differ. */
export default function RankingPage({ loaderData }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{messages.title}</h1>
          <Lead>{messages.lead}</Lead>
          <Note>
            <h2 className={styles.short}>{messages.short.title}</h2>
            <Points points={messages.short.points} />
          </Note>
        </>
      }
      contents={<Contents label={messages.onThisPage} headings={headings} />}
    >
      <Part id="formula" title={parts.formula}>
        <p className={styles.formula}>{messages.formula}</p>
        <p>{messages.formulaText}</p>
        <Card>
          <CriteriaTable />
        </Card>
        <p className={styles.soft}>
          {messages.weightsSum(sumOfWeights())}. {messages.weightsYours}
        </p>
      </Part>
      <Part id="missing" title={parts.missing}>
        <Cases cases={messages.special} />
      </Part>
      <Part id="left-out" title={parts['left-out']}>
        <p>{messages.leftOutText}</p>
        <Cases cases={messages.leftOut(workLeftOut())} />
      </Part>
      <Part id="why" title={parts.why}>
        <Points points={messages.why} />
      </Part>
      <Part id="example" title={parts.example}>
        <p>{exampleText()}</p>
        <Card>
          <ExampleTable />
        </Card>
      </Part>
      <Part id="dearer" title={parts.dearer}>
        <p>{messages.dearerText}</p>
        <p>{dearerText()}</p>
        <Card>
          <DearerTable />
        </Card>
      </Part>
      <Part id="sorts" title={parts.sorts}>
        <Card>
          <SortsTable />
        </Card>
      </Part>
      <Part id="goals" title={parts.goals}>
        <p>{goalMessages.text}</p>
        <Card>
          <GoalsTable />
        </Card>
        <p>{sayGoalExample()}</p>
        <Card>
          <GoalExampleTable />
        </Card>
      </Part>
      <Part id="out" title={parts.out}>
        <Cases cases={messages.out(daysRatesLast)} />
      </Part>
      <Part id="cards" title={parts.cards}>
        {messages.cards.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Card>
          <CardCriteriaTable />
        </Card>
        <Cases cases={messages.cardsCases(daysRatesLast)} />
        <p>{cardExampleText()}</p>
        <Card>
          <CardExampleTable />
        </Card>
        <Card>
          <CardSortsTable />
        </Card>
        <p className={styles.onward}>
          <ButtonLink href={href('/credit-cards/marketplace')} withArrow>
            {messages.cardsStart}
          </ButtonLink>
          <a href={`${href('/about/proof')}#cards`}>{messages.cardsProof}</a>
        </p>
      </Part>
      <Part id="pays" title={parts.pays}>
        {messages.pays.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Note size="small">{payingText(loaderData)}</Note>
      </Part>
      <Part id="check" title={parts.check}>
        <Points as="ol" points={messages.check} />
        <p className={styles.onward}>
          <ButtonLink href={href('/student-loans/offers')} withArrow>
            {messages.start}
          </ButtonLink>
          <a href={href('/about/proof')}>{messages.proof}</a>
        </p>
      </Part>
    </LongPage>
  )
}

/** Names the lenders that pay us. Real and sample lenders are never shown together. */
function payingText({ paying, areSamples }: { paying: readonly string[]; areSamples: boolean }): string {
  if (paying.length === 0) return messages.payingNobody
  const names = new Intl.ListFormat('en-US').format(paying)
  return areSamples ? messages.payingSamples(names) : messages.paying(names)
}

function exampleText(): string {
  const { priced } = workExample()
  return messages.exampleText({
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
  return messages.cardExampleText(formatCents(worthCents), formatCents(amountCents))
}

function dearerText(): string {
  const { offer, reason } = workDearerExample()
  return messages.dearerExample({ lender: offer.lenderName, sentence: describeReasonAbove(offer, reason) })
}

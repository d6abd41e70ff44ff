import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Cases, Part, PointList, Points } from '#app/ui/part/part.tsx'
import { appendixJSource } from '#domain/apr/appendix-j-examples.ts'
import { cardLaw } from '#domain/cards/card-law.ts'
import { formatDate } from '#domain/dates.ts'
import { formatCents } from '#domain/money.ts'
import type { Route } from './+types/proof-page.ts'
import styles from './about.module.css'
import { Equation } from './equation.tsx'
import { type ProvenExample, proveExamples } from './proof.ts'
import { ProofDots } from './proof-dots.tsx'
import { proofText } from './proof-messages.ts'
import { BalancesTable, CardsTable, ExamplesTable, PaymentsTable, RepaymentsTable } from './proof-tables.tsx'

import { otherReading, payOffOtherReading, workedCards } from './worked-cards.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

const breadcrumbs = [{ name: proofText.name, item: href('/about/proof') }]

export async function loader({ context }: Route.LoaderArgs) {
  const { metaTitle: title, description } = proofText
  return describePage(context, {
    pageUrl: href('/about/proof'),
    title,
    description,
    breadcrumbsList: breadcrumbs,
  })
}

export const meta = pageMeta

const parts = {
  examples: proofText.examplesTitle,
  costs: proofText.paymentsTitle,
  repayments: proofText.repaymentsTitle,
  cards: proofText.cardsTitle,
  how: proofText.howTitle,
  hand: proofText.handTitle,
  limits: proofText.limitsTitle,
  sources: proofText.sourcesTitle,
} as const
const headings = Object.entries(parts).map(([id, text]) => ({ id, text }))

/** Shows known answers next to ours; ours are recomputed each time the page is rendered. */
export default function ProofPage() {
  const proven = proveExamples()
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{proofText.title}</h1>
          <Lead>{proofText.lead}</Lead>
          <Note tone={countSame(proven) === proven.length ? 'good' : 'bad'}>
            <p>
              <strong>{proofText.sumSame(countSame(proven), proven.length)}</strong>
            </p>
            <p>{proofText.sumWhen}</p>
          </Note>
        </>
      }
      contents={<Contents label={proofText.onThisPage} headings={headings} />}
    >
      <Part id="examples" title={parts.examples}>
        {proofText.examples.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Card>
          <p className={styles.chartTitle}>{proofText.dotsKey}</p>
          <ProofDots proven={proven} />
          <Details summary={proofText.inNumbers(proven.length)}>
            <ExamplesTable proven={proven} />
          </Details>
        </Card>
      </Part>
      <Part id="costs" title={parts.costs}>
        <p>{proofText.payments}</p>
        <Card>
          <PaymentsTable />
        </Card>
        <Card>
          <BalancesTable />
        </Card>
        <p className={styles.soft}>{proofText.balancesWhy}</p>
      </Part>
      <Part id="repayments" title={parts.repayments}>
        <p>{proofText.repayments}</p>
        <Card>
          <RepaymentsTable />
        </Card>
      </Part>
      <Part id="cards" title={parts.cards}>
        <p>{proofText.cards}</p>
        <Card>
          <Details summary={proofText.cardsInNumbers(workedCards.length)}>
            <CardsTable />
          </Details>
        </Card>
        <Cases cases={proofText.cardRules} />
        <p className={styles.soft}>{otherReadingText()}</p>
      </Part>
      <Part id="how" title={parts.how}>
        <p>{proofText.how}</p>
        <Equation />
        <Points points={proofText.goesIn} />
      </Part>
      <Part id="hand" title={parts.hand}>
        <p>{proofText.hand}</p>
        <Cases cases={proofText.handSteps} />
      </Part>
      <Part id="limits" title={parts.limits}>
        <Points points={proofText.limits} />
      </Part>
      <Part id="sources" title={parts.sources}>
        <Sources />
        <p className={styles.onward}>
          <ButtonLink href={href('/student-loans/offers')} withArrow>
            {proofText.start}
          </ButtonLink>
          <a href={href('/fafsa/proof')}>{proofText.aidIndex}</a>
          <a href={href('/about/ranking')}>{proofText.ranking}</a>
        </p>
      </Part>
    </LongPage>
  )
}

function otherReadingText(): string {
  const { months, interestCents } = otherReading
  const ours = payOffOtherReading()
  const isSame = ours.kind === 'paid_off' && ours.months === months && ours.interestCents === interestCents
  return `${proofText.otherReading(months, formatCents(interestCents))} ${isSame ? proofText.otherSame : proofText.otherDiffers}`
}

function Sources() {
  return (
    <PointList>
      {[appendixJSource, ...proofText.sources, cardLaw.minimumWarning.source, cardLaw.doubleCycle.source].map(
        ({ title, url, publisher }) => (
          <li key={url}>
            <a href={url}>{title}</a>, {publisher}
            {url === appendixJSource.url
              ? `. ${proofText.checkedOn(formatDate(appendixJSource.checkedOn, 'Month D, YYYY'))}`
              : null}
          </li>
        ),
      )}
    </PointList>
  )
}

function countSame(proven: readonly ProvenExample[]): number {
  return proven.filter(({ isSame }) => isSame).length
}

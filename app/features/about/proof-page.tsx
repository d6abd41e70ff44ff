import { type PageHandle, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { appendixJSource } from '#domain/apr/appendix-j-examples.ts'
import { formatDate } from '#domain/dates.ts'
import type { Route } from './+types/proof-page.ts'
import styles from './about.module.css'
import { Equation } from './equation.tsx'
import { Cases, Part, Points } from './part.tsx'
import { paths } from './paths.ts'
import { type ProvenExample, proveExamples } from './proof.ts'
import { BalancesTable, ExamplesTable, PaymentsTable } from './proof-tables.tsx'
import { words } from './proof-words.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

const breadcrumbs = [{ name: words.name, item: paths.proof }]

export async function loader({ context }: Route.LoaderArgs) {
  const title = words.metaTitle(context.get(servicesContext).config.siteName)
  const { description } = words
  return describePage(
    context,
    { pageUrl: paths.proof, title, description, breadcrumbsList: breadcrumbs },
    { title },
  )
}

export const meta = pageMeta

const parts = {
  examples: words.readTitle,
  recalled: words.recalledTitle,
  costs: words.paymentsTitle,
  how: words.howTitle,
  hand: words.handTitle,
  limits: words.limitsTitle,
  sources: words.sourcesTitle,
} as const
const headings = Object.entries(parts).map(([id, text]) => ({ id, text }))

/** Known answers and ours, side by side, worked out anew whenever the page is made. */
export default function ProofPage() {
  const proven = proveExamples()
  const read = proven.filter(({ example }) => example.evidence === 'read')
  const recalled = proven.filter(({ example }) => example.evidence === 'recalled')
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{words.title}</h1>
          <Lead>{words.lead}</Lead>
          <Note tone={countSame(read) === read.length ? 'good' : 'bad'}>
            <p>
              <strong>{words.sumReadSame(countSame(read), read.length)}</strong>
            </p>
            <p>{words.sumRecalled(countSame(recalled), recalled.length)}</p>
            <p>{words.sumWhen}</p>
          </Note>
        </>
      }
      contents={<Contents label={words.onThisPage} headings={headings} />}
    >
      <Part id="examples" title={parts.examples}>
        {words.read.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Card>
          <ExamplesTable caption={words.readCaption} printed={words.columns.printed} proven={read} />
        </Card>
      </Part>
      <Part id="recalled" title={parts.recalled}>
        <p>{words.recalled}</p>
        <Card>
          <ExamplesTable caption={words.recalledCaption} printed={words.recalledPrinted} proven={recalled} />
        </Card>
      </Part>
      <Part id="costs" title={parts.costs}>
        <p>{words.payments}</p>
        <Card>
          <PaymentsTable />
        </Card>
        <Card>
          <BalancesTable />
        </Card>
        <p className={styles.soft}>{words.balancesWhy}</p>
      </Part>
      <Part id="how" title={parts.how}>
        <p>{words.how}</p>
        <Equation />
        <Points points={words.goesIn} />
      </Part>
      <Part id="hand" title={parts.hand}>
        <p>{words.hand}</p>
        <Cases cases={words.handSteps} />
      </Part>
      <Part id="limits" title={parts.limits}>
        <Points points={words.limits} />
      </Part>
      <Part id="sources" title={parts.sources}>
        <Sources />
        <p className={styles.onward}>
          <ButtonLink href="/student-loans/offers" withArrow>
            {words.start}
          </ButtonLink>
          <a href={paths.ranking}>{words.ranking}</a>
        </p>
      </Part>
    </LongPage>
  )
}

function Sources() {
  return (
    <ul className={styles.points}>
      {[appendixJSource, ...words.sources].map(({ title, url, publisher }) => (
        <li key={url}>
          <a href={url}>{title}</a>, {publisher}
          {url === appendixJSource.url
            ? `. ${words.checkedOn(formatDate(appendixJSource.checkedOn, 'Month D, YYYY'))}`
            : null}
        </li>
      ))}
    </ul>
  )
}

function countSame(proven: readonly ProvenExample[]): number {
  return proven.filter(({ isSame }) => isSame).length
}

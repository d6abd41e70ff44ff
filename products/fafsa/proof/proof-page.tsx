import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Cases, Part } from '#app/ui/part/part.tsx'
import { formatIndex } from '#products/fafsa/estimate/messages.ts'
import { fafsaText } from '#products/fafsa/messages.ts'
import type { Route } from './+types/proof-page.ts'
import { type Proof, type ProofYear, proofYears, readProof } from './proof.ts'
import { nameYear, aidProofText as words } from './proof-messages.ts'

const breadcrumbs = [
  { name: fafsaText.line, item: href('/fafsa') },
  { name: words.title, item: href('/fafsa/proof') },
]

export const handle = { cache: { params: [] } } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  return {
    years: await Promise.all(proofYears.map(async (year) => ({ year, proof: await readProof(year) }))),
    ...(await describePage(context, {
      pageUrl: href('/fafsa/proof'),
      title: words.title,
      description: words.description,
      breadcrumbsList: breadcrumbs,
    })),
  }
}

export const meta = pageMeta

/** Shows for each award year how many official test records our rules match, which they don't, and why. */
export default function ProofPage({ loaderData: { years } }: Route.ComponentProps) {
  const matched = years.reduce((sum, { proof }) => sum + proof.matched, 0)
  const cases = years.reduce((sum, { proof }) => sum + proof.withIndex, 0)
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{words.title}</h1>
          <Lead>{words.lead}</Lead>
          <Note tone={matched === cases ? 'good' : 'bad'}>
            <p>
              <strong>{words.sum(matched, cases)}</strong>
            </p>
          </Note>
        </>
      }
    >
      {years.toReversed().map(({ year, proof }) => (
        <Year key={year} proof={proof} year={year} />
      ))}
      <Part id="how" title={words.howTitle}>
        <p>{words.how}</p>
        <p>
          <code>{words.command}</code>
        </p>
        <p>
          <a href={href('/about/proof')}>{words.otherNumbers}</a>
        </p>
      </Part>
    </LongPage>
  )
}

function Year({ year, proof }: { year: ProofYear; proof: Proof }) {
  const { records, withIndex, byFormula, maximumPellMatched, cases } = proof
  const name = nameYear(year)
  const exceptions = cases.filter((one) => !one.matched || one.expectsMaximumPell !== one.hasMaximumPell)
  return (
    <Part id={year} title={words.yearTitle(name)}>
      <p>{words.said(records, withIndex)}</p>
      <Card>
        <FactTable
          caption={words.byFormula(name)}
          columns={[
            { label: words.columns.formula },
            { label: words.columns.cases, isNumber: true },
            { label: words.columns.matched, isNumber: true },
          ]}
          rows={[
            ...(['A', 'B', 'C'] as const).map((formula) => ({
              key: formula,
              cells: [words.formulas[formula], byFormula[formula].cases, byFormula[formula].matched],
            })),
            { key: 'pell', cells: [words.maximumPell, withIndex, maximumPellMatched] },
          ]}
        />
      </Card>
      {exceptions.length > 0 ? (
        <>
          <h3>{words.exceptionsTitle}</h3>
          <Cases cases={exceptions.map((one) => ({ title: one.case, text: explainException(one.case) }))} />
        </>
      ) : null}
      <Details summary={words.casesTitle(withIndex)}>
        <FactTable
          caption={words.casesCaption(name)}
          columns={[
            { label: words.caseColumns.record },
            { label: words.caseColumns.formula },
            { label: words.caseColumns.published, isNumber: true },
            { label: words.caseColumns.ours, isNumber: true },
          ]}
          rows={cases.map((one) => ({
            key: one.case,
            cells: [
              <a href={href('/fafsa/proof/:record', { record: one.case })} key="record">
                {one.case}
              </a>,
              one.formula,
              formatIndex(one.expected),
              formatIndex(one.computed),
            ],
          }))}
        />
      </Details>
    </Part>
  )
}

function explainException(record: string): string {
  return words.exceptions[record as keyof typeof words.exceptions] ?? words.unexplained
}

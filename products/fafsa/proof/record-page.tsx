import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { notFound } from '#app/shell/not-found.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { computeStudentAidIndex } from '#domain/aid/student-aid-index.ts'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { listEstimateFacts } from '#products/fafsa/estimate/estimate-facts.ts'
import { EstimateSources } from '#products/fafsa/estimate/estimate-sources.tsx'
import { formatIndex } from '#products/fafsa/estimate/messages.ts'
import { TraceTable } from '#products/fafsa/estimate/trace-table.tsx'
import { fafsaText } from '#products/fafsa/messages.ts'
import type { Route } from './+types/record-page.ts'
import { findCase, type ProofCase } from './proof.ts'
import { aidProofText as words } from './proof-messages.ts'
import { listAnswers } from './record-answers.ts'

const list = href('/fafsa/proof')
const facts = listEstimateFacts()

export const handle = { cache: { params: [] } } satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findCase(params.record)
  const path = href('/fafsa/proof/:record', params)
  if (!found) return notFound(context, path)
  const title = words.caseTitle(found.case)
  const breadcrumbs = [
    { name: fafsaText.line, item: href('/fafsa') },
    { name: words.title, item: list },
    { name: title, item: path },
  ]
  return {
    found,
    breadcrumbs,
    ...(await describePage(
      context,
      { pageUrl: path, title, description: words.caseDescription(found.case), breadcrumbsList: breadcrumbs },
      // Four hundred pages of figures say nothing to someone who searches.
      { robots: 'noindex' },
    )),
  }
}

export const meta = pageMeta

/** One official test record: its answers, the published index, and how ours comes about. */
export default function RecordPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  const { found, breadcrumbs } = loaderData
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{words.caseTitle(found.case)}</h1>
          <Lead>{words.compared(formatIndex(found.expected), formatIndex(found.computed))}</Lead>
        </>
      }
    >
      <Part id="answers" title={words.answers}>
        <FactTable
          caption={words.answersCaption}
          columns={[{ label: words.answer }, { label: words.value, isNumber: true }]}
          rows={listAnswers(found.inputs).map(([name, value]) => ({ key: name, cells: [name, value] }))}
        />
      </Part>
      <Lines found={found} />
      <p>
        <a href={list}>{words.all}</a>
      </p>
    </LongPage>
  )
}

/** Computed again here, so that the page shows what the rules say today. */
function Lines({ found: { inputs } }: { found: ProofCase }) {
  const tables = needAnalysisTables[inputs.awardYear]
  const index = computeStudentAidIndex(inputs, tables)
  if (index.calculated === undefined) return <p>{words.noLines}</p>
  return (
    <>
      <TraceTable facts={facts} result={{ answers: { inputs }, index, tables }} />
      <EstimateSources years={[inputs.awardYear]} />
    </>
  )
}

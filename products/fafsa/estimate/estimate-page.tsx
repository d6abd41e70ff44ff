import { data, href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { Island } from '#app/islands/island.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { metaWithoutTitle } from '#app/shell/page-meta.ts'
import { LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { FormPageTop } from '#kit/forms/form-page-top.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import { fafsaText } from '#products/fafsa/messages.ts'
import type { Route } from './+types/estimate-page.ts'
import AidEstimate from './aid-estimate.island.tsx'
import { listEstimateFacts } from './estimate-facts.ts'
import { EstimateSources } from './estimate-sources.tsx'
import { estimateText } from './messages.ts'
import { NextSteps } from './next-steps.tsx'
import { NotAsked } from './not-asked.tsx'
import { pickValues, readEstimate } from './read-estimate.ts'

const facts = listEstimateFacts()
const path = href('/fafsa/estimate')
const breadcrumbs = [
  { name: fafsaText.line, item: href('/fafsa') },
  { name: estimateText.title, item: path },
]

export const handle = { cache: { params: [] }, storesNoReply: true } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, {
    pageUrl: path,
    title: estimateText.title,
    description: estimateText.description,
    breadcrumbsList: breadcrumbs,
  })
}

/**
 * Returns what a browser without script posted, to compute with while the page renders. Nothing is stored, and no
 * address, history or log holds an answer.
 */
export async function action({ request }: Route.ActionArgs) {
  const values = pickValues(await readPostedForm(request))
  const isComplete = readEstimate(values).problems.length === 0
  return data({ values, isComplete }, { status: isComplete ? 200 : 400 })
}

export const meta = metaWithoutTitle

/** Estimates the Student Aid Index and the Pell Grant, in the browser or, without script, on the server. */
export default function EstimatePage({ actionData }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <FormPageTop
            breadcrumbs={breadcrumbs}
            hasErrors={actionData?.isComplete === false}
            lead={estimateText.lead}
            title={estimateText.title}
          />
          <Note size="small" tone="good">
            <p data-needs-script>{estimateText.privateScript}</p>
            <noscript>
              <p>{estimateText.privateNoScript}</p>
            </noscript>
          </Note>
          <p>{estimateText.notGovernment}</p>
        </>
      }
    >
      <Island name="aid-estimate" of={AidEstimate} props={{ facts, sent: actionData?.values }} when="idle" />
      <NextSteps />
      <NotAsked />
      <EstimateSources />
    </LongPage>
  )
}

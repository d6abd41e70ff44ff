import { href, redirect } from 'react-router'
import { type PageHandle, pageContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { notFound } from '#app/shell/not-found.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { listAidDeadlines } from '#domain/aid-deadlines/aid-deadlines.ts'
import { stateDeadlinesSource } from '#domain/aid-deadlines/state-deadlines.ts'
import { federal } from '#domain/scholarships/public-program.ts'
import { fitProgram } from '#domain/scholarships/public-program-fit.ts'
import { usStates } from '#domain/states.ts'
import { readAidChoice } from '#kit/aid-deadlines/aid-choice.ts'
import { DeadlineList } from '#kit/aid-deadlines/deadline-list.tsx'
import { toAddress } from '#kit/listing/query-codec.ts'
import type { Route } from './+types/state-page.ts'
import { stateText } from './messages.ts'
import { ProgramList } from './program-row.tsx'
import { listProgramsFor } from './public-programs.ts'
import { toStateAidPath } from './state-aid-path.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

/** Shows a state at its code in lower case; any other spelling leads there. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const state = usStates.find(({ abbreviation }) => abbreviation === params.code.toUpperCase())
  if (!state) return notFound(context, pathname)
  const { name, abbreviation } = state
  const path = toStateAidPath(abbreviation)
  if (pathname !== path) throw redirect(path, 301)
  const today = context.get(pageContext).today()
  const breadcrumbs = [
    { name: stateText.scholarships, item: href('/scholarships') },
    { name: stateText.listName, item: href('/scholarships/state') },
    { name, item: path },
  ]
  const programs = listProgramsFor(abbreviation).map((owned) => ({
    ...owned,
    fit: fitProgram(owned.program, owned.owner, {}),
  }))
  const { year } = readAidChoice(new URLSearchParams(), today)
  return {
    view: {
      name,
      state: abbreviation,
      today,
      breadcrumbs,
      year,
      deadlines: listAidDeadlines({ year, state: abbreviation }),
      ofState: programs.filter(({ owner }) => owner !== federal),
      ofFederal: programs.filter(({ owner }) => owner === federal),
    },
    ...(await describePage(context, {
      pageUrl: path,
      title: stateText.title(name),
      description: stateText.description(name),
      category: 'scholarships',
      breadcrumbsList: breadcrumbs,
    })),
  }
}

export const meta = pageMeta

/** The public programs of a state, its FAFSA deadlines, and the federal grants. */
export default function StatePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  const { name, state, today, breadcrumbs, year, deadlines, ofState, ofFederal } = loaderData.view
  const headings = [
    ...(ofState.length > 0 ? [{ id: 'programs', text: stateText.ofState(name) }] : []),
    { id: 'deadlines', text: stateText.deadlines(year) },
    { id: 'federal', text: stateText.federal },
  ]
  return (
    <LongPage
      contents={<Contents headings={headings} label={stateText.onThisPage} />}
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{stateText.title(name)}</h1>
          <Lead>{stateText.lead(ofState.length, name)}</Lead>
          <p>
            <a href={href('/scholarships/state')}>{stateText.allStates}</a>
          </p>
        </>
      }
    >
      {ofState.length > 0 ? (
        <Part id="programs" title={stateText.ofState(name)}>
          <ProgramList programs={ofState} today={today} />
        </Part>
      ) : null}
      <Part id="deadlines" title={stateText.deadlines(year)}>
        <DeadlineList deadlines={deadlines} state={state} today={today} />
        <p>
          <a href={toAddress(href('/fafsa/deadlines'), [['state', state]])}>{stateText.deadlinesMore}</a>
        </p>
        <SourceLine source={stateDeadlinesSource} />
      </Part>
      <Part id="federal" title={stateText.federal}>
        <p>{stateText.federalText}</p>
        <ProgramList programs={ofFederal} today={today} />
        <ButtonLink data-print="no" fitContent href={href('/scholarships/marketplace')} variant="white">
          {stateText.marketplace}
        </ButtonLink>
      </Part>
    </LongPage>
  )
}

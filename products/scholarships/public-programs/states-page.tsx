import { href, redirect } from 'react-router'
import { type PageHandle, pageContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { federal } from '#domain/scholarships/public-program.ts'
import { fitProgram } from '#domain/scholarships/public-program-fit.ts'
import { usStates } from '#domain/states.ts'
import type { Route } from './+types/states-page.ts'
import { programText, stateText } from './messages.ts'
import { ProgramList } from './program-row.tsx'
import { listProgramsFor, publicPrograms } from './public-programs.ts'
import { toStateAidPath } from './state-aid-path.ts'
import styles from './states.module.css'

const path = href('/scholarships/state')
const breadcrumbs = [
  { name: stateText.scholarships, item: href('/scholarships') },
  { name: stateText.listName, item: path },
]

export const handle = { cache: { params: ['state'] } } satisfies PageHandle

/** Lists the states; the form of the scholarship list sends the chosen one here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('state')
  const chosen = usStates.find(({ abbreviation }) => abbreviation === code)
  if (chosen) throw redirect(toStateAidPath(chosen.abbreviation), 301)
  return {
    today: context.get(pageContext).today(),
    ...(await describePage(context, {
      pageUrl: path,
      title: stateText.listTitle,
      description: stateText.listDescription,
      category: 'scholarships',
      breadcrumbsList: breadcrumbs,
    })),
  }
}

export const meta = pageMeta

const counted = usStates.map(({ name, abbreviation }) => ({
  name,
  abbreviation,
  number: publicPrograms.get(abbreviation)?.length ?? 0,
}))
const ofStates = counted.reduce((sum, { number }) => sum + number, 0)
const states = counted.filter(({ number, abbreviation }) => number > 0 && abbreviation !== 'DC').length
const federalPrograms = listProgramsFor(undefined).map((owned) => ({
  ...owned,
  fit: fitProgram(owned.program, federal, {}),
}))

/** Leads to the public programs of each state. */
export default function StatesPage({ loaderData: { today } }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{stateText.listTitle}</h1>
          <Lead>{stateText.listLead(ofStates, states)}</Lead>
        </>
      }
    >
      <Part id="states" title={programText.allStates}>
        <ul className={styles.states}>
          {counted.map(({ name, abbreviation, number }) => (
            <li key={abbreviation}>
              <a href={toStateAidPath(abbreviation)}>{name}</a> <span>{stateText.count(number)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="federal" title={stateText.federal}>
        <p>{stateText.federalText}</p>
        <ProgramList programs={federalPrograms} today={today} />
      </Part>
    </LongPage>
  )
}

import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { Island } from '#app/islands/island.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Lead } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { stateDeadlinesSource } from '#domain/aid-deadlines/state-deadlines.ts'
import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { fafsaDates } from '#domain/award-years/fafsa-dates.ts'
import { householdSources } from '#domain/household-plan/sources.ts'
import { fafsaPages } from '#products/fafsa/fafsa-pages.ts'
import { fafsaText } from '#products/fafsa/messages.ts'
import type { Route } from './+types/household-page.ts'
import { exampleHousehold } from './evaluate-household.ts'
import styles from './household.module.css'
import HouseholdDesk from './household-desk.island.tsx'
import { householdText as words } from './messages.ts'

/** The same for everybody: what is typed stays in the browser. */
export const handle = { cache: { params: [] } } satisfies PageHandle

const path = href('/fafsa/household')
const breadcrumbs = [
  { name: fafsaText.line, item: href('/fafsa') },
  { name: words.title, item: path },
]

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, {
    pageUrl: path,
    title: words.title,
    description: words.description,
    breadcrumbsList: breadcrumbs,
  })
}

export const meta = pageMeta

const sources = [
  ...Object.values(householdSources),
  awardYear202627.undergraduateYearlyLimits.source,
  awardYear202627.undergraduateAggregateLimits.source,
  awardYear202627.parentPlusLimits.source,
  awardYear202627.interimException.source,
  ...Object.values(fafsaDates).map(({ source }) => source),
  stateDeadlinesSource,
]

/** Several children and school years in one plan, which only the browser has. */
export default function HouseholdPage() {
  return (
    <Section space="page">
      <Container>
        <Stack>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{words.title}</h1>
          <Lead>{words.lead}</Lead>
          <Note data-print="no" size="small">
            <p data-needs-script>{words.privacy}</p>
            <noscript>
              <p>{words.noScript}</p>
            </noscript>
          </Note>
          <Island
            name="household-desk"
            of={HouseholdDesk}
            props={{ example: exampleHousehold }}
            when="idle"
          />
          <section aria-labelledby="related" className={styles.part} data-print="no">
            <h2 id="related">{words.related}</h2>
            <ul>
              {fafsaPages
                .filter((page) => page.path !== path)
                .map((page) => (
                  <li key={page.path}>
                    <a href={page.path}>{page.title}</a>: {page.summary}
                  </li>
                ))}
            </ul>
          </section>
          <Details look="plain" summary={words.sources}>
            {sources.map((source) => (
              <SourceLine key={`${source.title} ${source.readIn}`} source={source} />
            ))}
          </Details>
        </Stack>
      </Container>
    </Section>
  )
}

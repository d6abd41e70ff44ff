import { href } from 'react-router'
import { type PageHandle, pageContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { LevelFields } from '#app/ui/field/field.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Cases } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { findNextDeadline, listAidDeadlines } from '#domain/aid-deadlines/aid-deadlines.ts'
import { stateDeadlinesSource } from '#domain/aid-deadlines/state-deadlines.ts'
import { fafsaDates } from '#domain/award-years/fafsa-dates.ts'
import { aidDeadlineParams, readAidChoice, writeAidChoice } from '#kit/aid-deadlines/aid-choice.ts'
import { DeadlineList } from '#kit/aid-deadlines/deadline-list.tsx'
import { nameDeadline } from '#kit/aid-deadlines/words.ts'
import { toAddress } from '#kit/listing/query-codec.ts'
import { AidFields, SchoolDateField } from '#products/fafsa/aid-fields.tsx'
import { fafsaText } from '#products/fafsa/messages.ts'
import settings from '#products/fafsa/settings-form.module.css'
import type { Route } from './+types/deadlines-page.ts'
import styles from './deadlines.module.css'

const words = fafsaText.deadlines
const path = href('/fafsa/deadlines')
const breadcrumbs = [
  { name: fafsaText.line, item: href('/fafsa') },
  { name: words.title, item: path },
]

export const handle = { cache: { params: aidDeadlineParams } } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const today = context.get(pageContext).today()
  const choice = readAidChoice(new URL(request.url).searchParams, today)
  return {
    today,
    choice,
    deadlines: listAidDeadlines(choice),
    ...(await describePage(context, {
      pageUrl: path,
      title: words.title,
      description: words.description,
      breadcrumbsList: breadcrumbs,
    })),
  }
}

export const meta = pageMeta

/** Lists the deadlines of the school, the state and the federal form, with what each of them asks for. */
export default function DeadlinesPage({ loaderData: { today, choice, deadlines } }: Route.ComponentProps) {
  const next = findNextDeadline(deadlines, today)
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <ErrorSummary
            problems={choice.schoolProblem ? [{ field: 'school', message: choice.schoolProblem }] : []}
          />
          <h1>{words.title}</h1>
          <Lead>{words.lead}</Lead>
        </>
      }
    >
      <div className={styles.answer}>
        <form action={path} className={settings.form} data-live data-print="no">
          <LevelFields>
            <AidFields choice={choice} />
            <SchoolDateField choice={choice} />
          </LevelFields>
          <Button fitContent type="submit" variant="white">
            {fafsaText.update}
          </Button>
        </form>
        <div
          className={styles.list}
          data-live-part
          data-said={words.said(deadlines.length, next && nameDeadline(next, choice.state))}
          id="deadlines"
        >
          <h2>{words.listTitle(choice.year)}</h2>
          <DeadlineList deadlines={deadlines} state={choice.state} today={today} />
          <ButtonLink
            data-print="no"
            download
            fitContent
            href={toAddress(href('/scholarships/plan/scholarships.ics'), writeAidChoice(choice))}
          >
            {words.calendar}
          </ButtonLink>
          <p className={styles.soft} data-print="no">
            {words.calendarHint}
          </p>
        </div>
      </div>
      <Card as="section" className={styles.meanings}>
        <h2>{words.meaningTitle}</h2>
        <Cases cases={words.meanings} />
        <div className={styles.list}>
          <SourceLine source={stateDeadlinesSource} />
          <SourceLine source={fafsaDates[choice.year].source} />
        </div>
      </Card>
    </LongPage>
  )
}

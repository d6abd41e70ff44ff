import type { PageHandle } from '#app/context.ts'
import { type Description, describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { formatDate } from '#domain/dates.ts'
import type { Route } from './+types/numbers-page.ts'
import { figuresBySource } from './figures-by-source.ts'
import { words } from './numbers-words.ts'
import { Part } from './part.tsx'
import { paths } from './paths.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

const crumbs = [
  { name: words.about, item: paths.about },
  { name: words.title, item: paths.numbers },
]

/** Every figure that texts of the site take from one place, with who publishes it. */
export function loader({ context }: Route.LoaderArgs): Promise<Description> {
  return describePage(context, {
    pageUrl: paths.numbers,
    title: words.title,
    description: words.lead,
    breadcrumbsList: crumbs,
  })
}

export const meta = pageMeta

export default function NumbersPage() {
  const groups = figuresBySource()
  const headings = groups.map(({ id, source }) => ({ id, text: words.titleOf(source) }))
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{words.title}</h1>
          <Lead>{words.lead}</Lead>
        </>
      }
      contents={<Contents label={words.onThisPage} headings={headings} />}
    >
      {groups.map(({ id, source, figures }) => (
        <Part key={id} id={id} title={words.titleOf(source)}>
          <p>
            {source.publisher}: <a href={source.url}>{source.title}</a>.{' '}
            {words.checkedOn(formatDate(source.checkedOn, 'Month D, YYYY'))}{' '}
            {source.evidence === 'recalled' ? words.recalled : null}
          </p>
          <Card>
            <FactTable
              caption={words.caption}
              columns={[
                { label: words.figure },
                { label: words.value, isNumber: true },
                { label: words.wrong },
              ]}
              rows={figures.map(({ token, title, text }) => ({
                key: token,
                cells: [
                  <span id={token} key="title">
                    {title}
                  </span>,
                  text,
                  <a
                    key="report"
                    aria-label={words.reportFigure(title)}
                    href={`${paths.contact}?${new URLSearchParams({ topic: 'error', page: `${paths.numbers}#${token}` })}`}
                  >
                    {words.report}
                  </a>,
                ],
              }))}
            />
          </Card>
        </Part>
      ))}
    </LongPage>
  )
}

import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { type Description, describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { SourceLine } from '#app/ui/source-line/source-line.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { Route } from './+types/numbers-page.ts'
import styles from './about.module.css'
import { FigureChart } from './figure-charts.tsx'
import { listFiguresBySubject, subjects } from './figures-by-subject.ts'
import { numbersText } from './numbers-messages.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

const crumbs = [
  { name: numbersText.about, item: href('/about') },
  { name: numbersText.title, item: href('/about/numbers') },
]

/** Loads the page that lists every living figure with its publisher. */
export function loader({ context }: Route.LoaderArgs): Promise<Description> {
  return describePage(context, {
    pageUrl: href('/about/numbers'),
    title: numbersText.title,
    description: numbersText.lead,
    breadcrumbsList: crumbs,
  })
}

export const meta = pageMeta

export default function NumbersPage() {
  const figures = listFiguresBySubject()
  const headings = subjects.map((id) => ({ id, text: numbersText.subjects[id] }))
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{numbersText.title}</h1>
          <Lead>{numbersText.lead}</Lead>
        </>
      }
      contents={<Contents label={numbersText.onThisPage} headings={headings} />}
    >
      {headings.map(({ id, text }) => (
        <Part key={id} id={id} title={text}>
          <Card>
            <FigureChart subject={id} />
            <Details summary={numbersText.all(figures[id].length)}>
              <FactTable
                caption={
                  <>
                    <VisuallyHidden>{text}: </VisuallyHidden>
                    {numbersText.caption}
                  </>
                }
                columns={[
                  { label: numbersText.figure },
                  { label: numbersText.value, isNumber: true },
                  { label: numbersText.source },
                  { label: numbersText.wrong },
                ]}
                rows={figures[id].map(({ token, title, text, source }) => ({
                  key: token,
                  cells: [
                    <span id={token} key="title">
                      {title}
                    </span>,
                    text,
                    <SourceLine key="source" source={source} />,
                    <a
                      key="report"
                      className={styles.report}
                      aria-label={numbersText.reportFigure(title)}
                      href={`${href('/about/contact')}?${new URLSearchParams({ topic: 'error', page: `${href('/about/numbers')}#${token}` })}`}
                    >
                      {numbersText.report}
                    </a>,
                  ],
                }))}
              />
            </Details>
          </Card>
        </Part>
      ))}
    </LongPage>
  )
}

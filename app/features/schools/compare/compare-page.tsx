import { href } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { schoolText } from '#app/features/schools/page/school-page-text.ts'
import { maxKeywordCharacters, toPlace } from '#app/features/schools/school-option.ts'
import { toSchoolPath } from '#app/features/schools/school-path.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { ColumnPicker } from '#app/ui/compare-table/column-picker.tsx'
import table from '#app/ui/compare-table/compare-table.module.css'
import { CompareTable } from '#app/ui/compare-table/compare-table.tsx'
import { roles } from '#app/ui/compare-table/table-roles.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from '#kit/listing/compare/compare.module.css'
import { maxCompared } from '#kit/listing/compared.ts'
import type { Route } from './+types/compare-page.ts'
import { compareSchoolRows } from './compare-rows.ts'
import { compareText } from './compare-text.ts'
import { readCompared, toCompareAddress } from './compared-schools.ts'
import { NetPrices } from './net-prices.tsx'

export const handle = { cache: { params: ['schools'] } } satisfies PageHandle

const path = href('/schools/compare')
const breadcrumbs = [
  { name: schoolText.schools, item: href('/schools/search') },
  { name: compareText.crumb, item: path },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { schools, schoolCosts } = context.get(servicesContext)
  const page = context.get(pageContext)
  page.tag('school')
  page.tag('school_cost')
  const wanted = readCompared(new URL(request.url).searchParams)
  const found = wanted.flatMap((unitid) => schools.byUnitid(unitid) ?? [])
  const costs = await schoolCosts.find(found.map(({ unitid }) => unitid))
  const columns = found.map((school, at) => ({ school, costs: costs[at] ?? {} }))
  return {
    view: { columns, goneCount: wanted.length - found.length },
    ...(await describePage(
      context,
      {
        pageUrl: path,
        title: compareText.emptyTitle,
        description: compareText.description,
        breadcrumbsList: breadcrumbs,
      },
      wanted.length === 0 ? {} : { title: compareText.title(columns.length), robots: 'noindex' },
    )),
  }
}

export const meta = pageMeta

/** Up to four schools side by side; the address says which. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { columns, goneCount } = loaderData.view
  const unitids = columns.map(({ school }) => school.unitid)
  const title = columns.length === 0 ? compareText.emptyTitle : compareText.title(columns.length)
  const notes = [
    ...(goneCount > 0 ? [compareText.gone(goneCount)] : []),
    ...(columns.length === 0 ? [compareText.empty] : []),
    ...(columns.length === 1 ? [compareText.lonely] : []),
  ]
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <h1>{title}</h1>
        {notes.map((note) => (
          <Note key={note} size="small">
            <p>{note}</p>
          </Note>
        ))}
        {columns.length > 1 ? <NetPrices columns={columns} /> : null}
        {columns.length > 0 ? <Facts columns={columns} /> : null}
        <AddSchool unitids={unitids} />
        {columns.length > 0 ? (
          <Card data-print="no">
            <p>{compareText.sources}</p>
            <p className={styles.ways}>
              <PrintButton />
              <CopyLinkButton to={toCompareAddress(unitids)} />
            </p>
          </Card>
        ) : null}
      </Container>
    </Section>
  )
}

type Columns = Route.ComponentProps['loaderData']['view']['columns']

function Facts({ columns }: { columns: Columns }) {
  const unitids = columns.map(({ school }) => school.unitid)
  return (
    <ColumnPicker names={columns.map(({ school }) => school.name)}>
      <CompareTable
        caption={compareText.caption}
        columns={columns.map(({ school }) => ({
          id: school.unitid,
          name: school.name,
          detail: toPlace(school),
        }))}
        empty={compareText.noRows}
        sections={compareSchoolRows(columns.map(({ costs }) => costs))}
      >
        <tbody {...roles.rowgroup} data-print="no">
          <tr {...roles.row} className={table.actions}>
            <th {...roles.rowheader} scope="row">
              {compareText.actions}
            </th>
            {columns.map(({ school }) => (
              <td {...roles.cell} key={school.unitid}>
                <div className={table.ways}>
                  <a href={toSchoolPath(school)}>
                    {schoolText.details}
                    <VisuallyHidden>{compareText.about(school.name)}</VisuallyHidden>
                  </a>
                  <a href={toCompareAddress(unitids.filter((unitid) => unitid !== school.unitid))}>
                    {compareText.remove}
                    <VisuallyHidden>{compareText.about(school.name)}</VisuallyHidden>
                  </a>
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </CompareTable>
    </ColumnPicker>
  )
}

/** Searches for a school to add; the comparison so far goes along in the address. */
function AddSchool({ unitids }: { unitids: readonly string[] }) {
  if (unitids.length >= maxCompared) return <p>{compareText.full}</p>
  return (
    <search data-print="no">
      <form action={href('/schools/search')} className={styles.add}>
        <input name="compare" type="hidden" value={unitids.length === 0 ? 'none' : unitids.join(',')} />
        <TextField
          id="school"
          autoComplete="off"
          enterKeyHint="search"
          label={compareText.addLabel}
          maxLength={maxKeywordCharacters}
          name="keywords"
          spellCheck={false}
          type="search"
        />
        <Button fitContent type="submit" variant="white">
          {compareText.add}
        </Button>
      </form>
    </search>
  )
}

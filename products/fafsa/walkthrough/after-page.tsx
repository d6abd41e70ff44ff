import { data, href } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Part, Points } from '#app/ui/part/part.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import {
  codesNotFound,
  type FormStatus,
  findCodes,
  formStatuses,
  listedCodes,
  maxCodeLength,
  type ResultCode,
  resultSources,
  verificationGroups,
} from '#domain/fafsa-form/results.ts'
import type { Route } from './+types/after-page.ts'
import { afterText, walkthroughText } from './messages.ts'
import { NotGovernment } from './not-government.tsx'
import { Sources } from './sources.tsx'
import styles from './walkthrough.module.css'

const path = href('/fafsa/walkthrough/after')
const breadcrumbs = [
  { name: walkthroughText.line, item: href('/fafsa') },
  { name: walkthroughText.name, item: href('/fafsa/walkthrough') },
  { name: afterText.name, item: path },
]

/** Not cached by code, so that made-up codes cannot fill the page cache. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('code')?.trim().toUpperCase() ?? ''
  const isCode = /^(?:[A-Z]|\d{1,3})$/.test(typed)
  const described = await describePage(
    context,
    {
      pageUrl: path,
      title: afterText.title,
      description: afterText.description,
      breadcrumbsList: breadcrumbs,
    },
    typed === ''
      ? {}
      : {
          title: isCode ? afterText.found(typed) : `Error: ${afterText.title}`,
          robots: 'noindex, follow',
        },
  )
  return data(
    {
      code: isCode ? typed : '',
      problem: typed === '' || isCode ? undefined : afterText.tooLong,
      ...described,
    },
    { status: typed === '' || isCode ? 200 : 400 },
  )
}

export const meta = pageMeta

/** What each status means, and what to do about a code. */
export default function AfterPage({ loaderData: { code, problem } }: Route.ComponentProps) {
  const found = code === '' ? listedCodes : findCodes(code)
  const title = code === '' ? afterText.all : afterText.found(code)
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <ErrorSummary problems={problem ? [{ field: 'code', message: problem }] : []} />
          <h1>{afterText.title}</h1>
          <Lead>{afterText.lead}</Lead>
          <NotGovernment />
        </>
      }
    >
      <Part id="statuses" title={afterText.statuses}>
        <StatusTable caption={afterText.statuses} label={afterText.status} statuses={formStatuses} />
      </Part>
      <Part id="codes" title={afterText.codes}>
        <p>{afterText.codesHint}</p>
        <search>
          <form action={path} autoComplete="off" className={styles.lookup} data-live>
            <TextField
              defaultValue={code}
              enterKeyHint="search"
              error={problem}
              id="code"
              label={afterText.label}
              maxLength={maxCodeLength}
              name="code"
              type="search"
            />
            <Button fitContent type="submit">
              {afterText.search}
            </Button>
          </form>
        </search>
        <div data-live-part data-said={found.length > 0 ? title : afterText.nothing(code)} id="found">
          {found.length > 0 ? (
            <CodeTable caption={title} codes={found} />
          ) : (
            <Note tone="warn">
              <p>{afterText.nothing(code)}</p>
            </Note>
          )}
        </div>
      </Part>
      <Part id="corrections" title={afterText.corrections}>
        <Points points={afterText.correctionsText} />
      </Part>
      <Part id="identity" title={afterText.identity}>
        <Points points={afterText.identityText} />
      </Part>
      <Part id="verification" title={afterText.verification}>
        <StatusTable caption={afterText.verification} label={afterText.group} statuses={verificationGroups} />
      </Part>
      <Part id="not-found" title={walkthroughText.notFound}>
        <Points points={codesNotFound} />
      </Part>
      <p data-print="no">
        <a href={href('/fafsa/walkthrough')}>{afterText.back}</a>
      </p>
      <Sources sources={Object.values(resultSources)} />
    </LongPage>
  )
}

interface StatusTableProps {
  caption: string
  label: string
  statuses: readonly FormStatus[]
}

function StatusTable({ caption, label, statuses }: StatusTableProps) {
  return (
    <FactTable
      caption={<VisuallyHidden>{caption}</VisuallyHidden>}
      columns={[{ label }, { label: afterText.meaning }, { label: afterText.next }]}
      rows={statuses.map(({ name, meaning, next }) => ({ key: name, cells: [name, meaning, next] }))}
    />
  )
}

function CodeTable({ caption, codes }: { caption: string; codes: readonly ResultCode[] }) {
  return (
    <FactTable
      caption={caption}
      className={styles.codes}
      columns={[{ label: afterText.code }, { label: afterText.meaning }, { label: afterText.next }]}
      rows={codes.map(({ kind, code, meaning, next, with: others }) => ({
        key: `${kind} ${code}`,
        cells: [
          `${afterText.kind[kind]} ${code}`,
          kind === 'reject' && others.length > 0 ? `${meaning} ${afterText.comesWith(others)}` : meaning,
          next,
        ],
      }))}
    />
  )
}

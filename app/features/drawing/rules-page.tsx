import { href } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Cases, Part, Points } from '#app/ui/part/part.tsx'
import { type Drawing, getPhase } from '#domain/drawing/drawing.ts'
import { largestAwardCents, registrationRules } from '#domain/drawing/registration.ts'
import { formatDollars } from '#domain/money.ts'
import type { Route } from './+types/rules-page.ts'
import { type CurrentDrawing, CurrentDrawingCard } from './current-drawing-card.tsx'
import styles from './drawing.module.css'
import { drawingTopic, listDrawings } from './drawings.server.ts'
import { Digits } from './facts.tsx'
import { rulesText } from './rules-messages.ts'
import { findSponsor } from './sponsor.ts'
import { makeWorkedExample, type WorkedExample } from './worked-example.ts'
import { WorkedExampleDetails } from './worked-example-details.tsx'

export const handle = { cache: { params: [] } } satisfies PageHandle

const crumbs = [
  { name: rulesText.about, item: href('/about') },
  { name: rulesText.title, item: href('/about/scholarship-drawing-rules') },
]

interface RulesView {
  /** The drawing that is not drawn yet; there is at most one. */
  current: CurrentDrawing | undefined
  /** The drawn ones, the latest first. */
  past: readonly Drawing[]
  /** Whether we may still be writing to the winner of one of these. */
  mayHaveWinner: boolean
  /** Who runs the drawing, or would run the next one; null until the operator has said so. */
  sponsor: Drawing['sponsor'] | null
  entriesPerAddress: number
  example: WorkedExample
}

export async function loader({ context }: Route.LoaderArgs): Promise<LoadedPage<RulesView>> {
  const { config, database } = context.get(servicesContext)
  const page = context.get(pageContext)
  page.tag(drawingTopic)
  const today = page.today()
  const drawings = await listDrawings(database)
  const drawn = drawings.filter(({ result }) => result)
  const current = findCurrent(drawings, today)
  const view = {
    current,
    past: drawn,
    mayHaveWinner: drawn.some(({ award, closing }) => !award && closing?.entryCount !== 0),
    sponsor: current?.drawing.sponsor ?? findSponsor(config),
    entriesPerAddress: config.limits.entriesPerAddress,
    example: makeWorkedExample(),
  }
  const description = await describePage(context, {
    pageUrl: href('/about/scholarship-drawing-rules'),
    title: rulesText.title,
    description: rulesText.description,
    breadcrumbsList: crumbs,
  })
  return { view, ...description }
}

function findCurrent(drawings: readonly Drawing[], today: string): CurrentDrawing | undefined {
  for (const drawing of drawings) {
    const phase = getPhase(drawing, today)
    if (phase !== 'drawn') return { drawing, phase }
  }
  return undefined
}

export const meta = pageMeta

const { who, entrants, how, award, odds, draw, told, kept, limit, past, scam } = rulesText
const parts = { who, entrants, how, award, odds, draw, told, kept, limit, past, scam }
const headings = Object.entries(parts).map(([id, { title }]) => ({ id, text: title }))

export default function RulesPage({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{rulesText.title}</h1>
          <Lead>{rulesText.lead}</Lead>
          <CurrentDrawingCard current={view.current} mayHaveWinner={view.mayHaveWinner} />
        </>
      }
      contents={<Contents label={rulesText.onThisPage} headings={headings} />}
    >
      <Rules {...view} />
      <Draw example={view.example} />
      <Part id="told" title={told.title}>
        <Points points={told.points} />
      </Part>
      <Part id="kept" title={kept.title}>
        <Points points={kept.points} />
        <p>
          {kept.takeBack}
          <a href={`${href('/about/contact')}?topic=privacy`}>{kept.contact}</a>
          {kept.takeBackEnd}
        </p>
      </Part>
      <Limit />
      <Part id="past" title={past.title}>
        <Past drawings={view.past} />
      </Part>
      <Part id="scam" title={scam.title}>
        <p>
          {scam.text}
          <a href={href('/about/contact')}>{scam.contact}</a>
          {scam.textEnd}
        </p>
        <p className={styles.under}>{rulesText.version}</p>
      </Part>
    </LongPage>
  )
}

function Rules({ sponsor, entriesPerAddress }: Pick<RulesView, 'sponsor' | 'entriesPerAddress'>) {
  return (
    <>
      <Part id="who" title={who.title}>
        <p>{sponsor ? who.sponsor(sponsor.name, sponsor.postalAddress) : who.none}</p>
      </Part>
      <Part id="entrants" title={entrants.title}>
        <Points points={entrants.points} />
      </Part>
      <Part id="how" title={how.title}>
        <Points points={how.points(entriesPerAddress)} />
      </Part>
      <Part id="award" title={award.title}>
        <Points points={award.points} />
      </Part>
      <Part id="odds" title={odds.title}>
        <p>{odds.text}</p>
      </Part>
    </>
  )
}

function Draw({ example }: { example: WorkedExample }) {
  return (
    <Part id="draw" title={draw.title}>
      <p>{draw.intro}</p>
      <Points as="ol" points={draw.steps} />
      <WorkedExampleDetails example={example} />
      <h3>{draw.checkTitle}</h3>
      <p>{draw.check}</p>
      <pre className={styles.command}>
        <code>{draw.command}</code>
      </pre>
      <p>{draw.checkNote}</p>
      <Cases cases={draw.proves} />
    </Part>
  )
}

function Limit() {
  return (
    <Part id="limit" title={limit.title}>
      <p>{limit.intro(formatDollars(largestAwardCents))}</p>
      <Card>
        <FactTable
          caption={limit.caption}
          columns={limit.columns}
          rows={registrationRules.map(({ state, aboveCents, appliesTo, doubt, source }) => ({
            key: state,
            cells: [
              state,
              formatDollars(aboveCents),
              <div key="applies">
                {appliesTo}
                {doubt ? <span className={styles.under}>{doubt}</span> : null}
              </div>,
              <div key="source">
                {source.publisher}: <a href={source.url}>{source.title}</a>
                <span className={styles.under}>{limit.read(source.checkedOn)}</span>
              </div>,
            ],
          }))}
        />
      </Card>
    </Part>
  )
}

function Past({ drawings }: { drawings: readonly Drawing[] }) {
  if (drawings.length === 0) return <p>{past.none}</p>
  return (
    <Card>
      <FactTable caption={past.caption} columns={past.columns} rows={drawings.map(toPastRow)} />
    </Card>
  )
}

function toPastRow({ id, awardCents, closing, result, award }: Drawing) {
  const winner = award?.entry ?? result?.chosen[0]
  const name = (
    <div key="name">
      {id}
      <span className={styles.under}>{result ? past.drawnOn(result.drawnOn) : null}</span>
    </div>
  )
  return {
    key: id,
    cells: [
      name,
      formatDollars(awardCents),
      rulesText.toCount(closing?.entryCount ?? 0),
      winner ? (
        <div key="winner">
          <Digits>{winner}</Digits>
          <span className={styles.under}>{award ? past.awardedOn(award.awardedOn) : past.notAwarded}</span>
        </div>
      ) : (
        past.nobody
      ),
      <a key="file" href={href('/about/scholarship-drawing-rules/records/:file', { file: past.file(id) })}>
        {past.file(id)}
      </a>,
    ],
  }
}

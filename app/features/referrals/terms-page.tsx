import { href } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Contents, Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Cases, Part, Points } from '#app/ui/part/part.tsx'
import { lastDayToClaim, lastDayToQualify, type RewardProgram } from '#domain/referrals/reward.ts'
import type { Route } from './+types/terms-page.ts'
import { termsText, toCount, toDay, toGift } from './messages.ts'
import { findProgramNow, programTopic } from './programs.server.ts'
import styles from './referrals.module.css'
import type { ProgramView } from './rewards-now.tsx'

export const handle = { cache: { params: [] } } satisfies PageHandle

const pageUrl = href('/about/referral-terms')
const crumbs = [
  { name: termsText.about, item: href('/about') },
  { name: termsText.title, item: pageUrl },
]

export async function loader({
  context,
}: Route.LoaderArgs): Promise<LoadedPage<{ programNow: ProgramView | undefined }>> {
  const { database } = context.get(servicesContext)
  const page = context.get(pageContext)
  page.tag(programTopic)
  const programNow = await findProgramNow(database, page.today())
  const { title, description } = termsText
  return {
    view: { programNow },
    ...(await describePage(context, { pageUrl, title, description, breadcrumbsList: crumbs })),
  }
}

export const meta = pageMeta

const { counting, credit, barred, who, how, tell, tax, kept } = termsText
const parts = { counting, credit, barred, who, how, tell, tax, kept }
const headings = Object.entries(parts).map(([id, { title }]) => ({ id, text: title }))

export default function TermsPage({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbs} />
          <h1>{termsText.title}</h1>
          <Lead>{termsText.lead}</Lead>
          <Now programNow={view.programNow} />
        </>
      }
      contents={<Contents label={termsText.onThisPage} headings={headings} />}
    >
      <Part id="counting" title={counting.title}>
        <Cases cases={counting.cases} />
      </Part>
      <Part id="credit" title={credit.title}>
        <p>{credit.text}</p>
      </Part>
      <Part id="barred" title={barred.title}>
        <Points points={barred.points} />
      </Part>
      <Part id="who" title={who.title}>
        <Points points={who.points} />
      </Part>
      <Part id="how" title={how.title}>
        <Points points={how.points} />
      </Part>
      <Part id="tell" title={tell.title}>
        <p>{tell.text}</p>
      </Part>
      <Part id="tax" title={tax.title}>
        <p>{tax.text}</p>
      </Part>
      <Part id="kept" title={kept.title}>
        <Points points={kept.points} />
        <p>
          {kept.question}
          <a href={href('/about/contact')}>{kept.contact}</a>
          {kept.questionEnd}
        </p>
      </Part>
    </LongPage>
  )
}

/** What is offered today, with the numbers of the program itself. */
function Now({ programNow }: { programNow: ProgramView | undefined }) {
  const { now } = termsText
  return (
    <Card as="section" className={styles.now} aria-labelledby="now">
      <h2 id="now">{now.title}</h2>
      {programNow ? (
        <>
          <p>
            <strong>{describe(programNow)}</strong> {programNow.isUsedUp ? now.usedUp : null}
          </p>
          <dl className={styles.facts}>
            {listFacts(programNow.program).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{now.days}</p>
        </>
      ) : (
        <>
          <p>
            <strong>{now.none}</strong>
          </p>
          <p>{now.noneText}</p>
        </>
      )}
    </Card>
  )
}

function describe({ program, phase }: ProgramView): string {
  const { now } = termsText
  if (phase === 'announced') return now.announced(program.opensOn, program.closesOn)
  return phase === 'open' ? now.open(program.closesOn) : now.ended(program.closesOn)
}

function listFacts(program: RewardProgram): [string, string][] {
  const { facts } = termsText.now
  const { name, postalAddress } = program.sponsor
  return [
    [facts.gift, toGift(program)],
    [facts.budget, toCount(program.budget)],
    [facts.perPerson, facts.perPersonText(program.perMonth, program.inAll)],
    [facts.qualifyBy, toDay(lastDayToQualify(program))],
    [facts.claimBy, toDay(lastDayToClaim(program))],
    [facts.sponsor, `${name}, ${postalAddress}`],
    [facts.version, program.termsVersion],
  ]
}

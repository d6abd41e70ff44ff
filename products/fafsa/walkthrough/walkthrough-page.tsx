import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { Island } from '#app/islands/island.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { mixedStatus, notFound } from '#domain/fafsa-form/mixed-status.ts'
import { formSections } from '#domain/fafsa-form/sections.ts'
import { formSources } from '#domain/fafsa-form/sources.ts'
import type { Route } from './+types/walkthrough-page.ts'
import FafsaChecklist from './fafsa-checklist.island.tsx'
import { walkthroughText } from './messages.ts'
import { NotGovernment } from './not-government.tsx'
import { Sources } from './sources.tsx'

export const handle = { cache: { params: [] } } satisfies PageHandle

const breadcrumbs = [
  { name: walkthroughText.line, item: href('/fafsa') },
  { name: walkthroughText.name, item: href('/fafsa/walkthrough') },
]

export function loader({ context }: Route.LoaderArgs) {
  return describePage(context, {
    pageUrl: href('/fafsa/walkthrough'),
    title: walkthroughText.title,
    description: walkthroughText.description,
    breadcrumbsList: breadcrumbs,
  })
}

export const meta = pageMeta

const maxNamed = 4

const [first] = formSections

const parts = formSections.map(({ slug, title, who, questions }) => ({
  slug,
  title,
  who,
  asks: nameFirst(questions.map(({ name }) => name)),
}))

/** The first questions by name, and how many there are besides. */
function nameFirst(names: readonly string[]): string {
  const more = names.length - maxNamed
  const named = names.slice(0, more > 1 ? maxNamed : undefined)
  return [...named, ...(more > 1 ? [walkthroughText.andMore(more)] : [])].join(' · ')
}

/** What the form asks, part by part, and what each contributor has ready. */
export default function WalkthroughPage() {
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{walkthroughText.title}</h1>
          <Lead>{walkthroughText.lead}</Lead>
          <NotGovernment />
          <p data-print="no">{walkthroughText.time}</p>
          {first ? (
            <p data-print="no">
              <ButtonLink
                fitContent
                href={href('/fafsa/walkthrough/:section', { section: first.slug })}
                withArrow
              >
                {walkthroughText.start}
              </ButtonLink>
            </p>
          ) : null}
        </>
      }
    >
      <Island name="fafsa-checklist" of={FafsaChecklist} props={{ parts }} when="idle" />
      <Part id="mixed" title={walkthroughText.mixed}>
        <PointList>
          {mixedStatus.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </PointList>
      </Part>
      <Part id="read-on" title={walkthroughText.readOn}>
        <PointList>
          <li>
            <a href={href('/fafsa/walkthrough/after')}>{walkthroughText.afterLink}</a>
          </li>
          <li>
            <a href="/resources/fafsa/who-has-to-sign-the-fafsa">{walkthroughText.whoSigns}</a>
          </li>
          <li>
            <a href="/fafsa/fafsa-complete-guide">{walkthroughText.guide}</a>
          </li>
        </PointList>
      </Part>
      <Part id="not-found" title={walkthroughText.notFound}>
        <PointList>
          {notFound.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </PointList>
      </Part>
      <Sources
        sources={[
          formSources.preview,
          formSources.studentGuide,
          formSources.timeNeeded,
          ...new Set(mixedStatus.map(({ source }) => source)),
        ]}
      />
    </LongPage>
  )
}

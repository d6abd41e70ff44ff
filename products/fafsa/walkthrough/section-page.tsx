import { data, href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { Island } from '#app/islands/island.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { readAnswers } from '#domain/fafsa-form/practice.ts'
import { practices } from '#domain/fafsa-form/practice-cases.ts'
import { findSection, formSections } from '#domain/fafsa-form/sections.ts'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/section-page.ts'
import { CriteriaList, NotContributors } from './criteria-list.tsx'
import FafsaPractice from './fafsa-practice.island.tsx'
import { walkthroughText } from './messages.ts'
import { NotGovernment } from './not-government.tsx'
import { QuestionList } from './question-list.tsx'
import { Sources } from './sources.tsx'
import styles from './walkthrough.module.css'

export const handle = { cache: { params: [] } } satisfies PageHandle

const overview = href('/fafsa/walkthrough')
const toPath = (section: string) => href('/fafsa/walkthrough/:section', { section })

/** Finds the part that an address names, or answers that there is no such page. */
function requireSection(slug: string) {
  const section = findSection(slug)
  if (!section) throw data(null, { status: 404 })
  return section
}

const crumbsTo = ({ slug, title }: { slug: string; title: string }) => [
  { name: walkthroughText.line, item: href('/fafsa') },
  { name: walkthroughText.name, item: overview },
  { name: title, item: toPath(slug) },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const section = requireSection(params.section)
  const described = await describePage(context, {
    pageUrl: toPath(section.slug),
    title: `${section.title}: ${walkthroughText.name}`,
    description: section.lead,
    breadcrumbsList: crumbsTo(section),
  })
  return { slug: section.slug, ...described }
}

/**
 * Reads practice answers of a browser without script. They come in the body of the request, so that no address,
 * history or log holds them.
 */
export async function action({ request, params }: Route.ActionArgs) {
  const { slug } = requireSection(params.section)
  const practice = practices[slug]
  const form = await readPostedForm(request)
  return practice ? readAnswers(practice, (field) => form.get(field)) : {}
}

export const meta = pageMeta

/** One part of the form: what it asks, and its practice. */
export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const section = requireSection(loaderData.slug)
  const at = formSections.indexOf(section)
  const previous = formSections[at - 1]
  const next = formSections[at + 1]
  const { slug, title, who, lead, questions, sources } = section
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={crumbsTo(section)} />
          <p className={styles.soft}>
            {walkthroughText.partOf(at + 1, formSections.length)} · {walkthroughText.filledBy[who]}
          </p>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </>
      }
    >
      <div className={styles.sides}>
        <QuestionList questions={questions} />
        <Card aria-labelledby="practice" as="section" className={styles.part} data-print="no">
          <h2 id="practice">{practices[slug] ? walkthroughText.practice : walkthroughText.read}</h2>
          {practices[slug] ? <p>{walkthroughText.practiceHint}</p> : null}
          <Island
            name="fafsa-practice"
            of={FafsaPractice}
            props={{ slug, sent: { ...actionData } }}
            when="idle"
          />
          <p className={styles.soft} data-needs-script>
            {walkthroughText.kept}
          </p>
        </Card>
      </div>
      {slug === 'circumstances' ? <CriteriaList /> : null}
      {slug === 'contributors' ? <NotContributors /> : null}
      <nav aria-label={walkthroughText.parts} className={styles.turn} data-print="no">
        {previous ? (
          <ButtonLink
            fitContent
            href={href('/fafsa/walkthrough/:section', { section: previous.slug })}
            variant="white-ns"
          >
            {walkthroughText.previous}: {previous.title}
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink fitContent href={href('/fafsa/walkthrough/:section', { section: next.slug })} withArrow>
            {walkthroughText.next}: {next.title}
          </ButtonLink>
        ) : (
          <ButtonLink fitContent href={href('/fafsa/walkthrough/after')} withArrow>
            {walkthroughText.next}: {walkthroughText.after}
          </ButtonLink>
        )}
        <a href={href('/fafsa/walkthrough')}>{walkthroughText.all}</a>
      </nav>
      <div className={styles.part}>
        <NotGovernment />
        <Sources sources={sources} />
      </div>
    </LongPage>
  )
}

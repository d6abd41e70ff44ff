import { href, redirect } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { toSchoolDetail } from '#app/features/schools/school-option.ts'
import { toSchoolPath } from '#app/features/schools/school-path.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { notFound } from '#app/shell/not-found.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import type { Route } from './+types/shared-code-page.ts'
import styles from './school.module.css'
import { schoolText } from './school-page-text.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

/** Leads from the federal code of a campus or a school to its page, or lists the schools that share the code. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { schools } = context.get(servicesContext)
  context.get(pageContext).tag('school')
  const campus = schools.byUnitid(id)
  const all = campus ? [campus] : schools.listByOpeid(id)
  const path = href('/schools/:id', { id })
  const [first, ...others] = all
  if (!first) return notFound(context, path)
  if (others.length === 0) throw redirect(toSchoolPath(first), 301)
  const title = schoolText.shared.title(id)
  const breadcrumbs = [
    { name: schoolText.schools, item: href('/schools/search') },
    { name: title, item: path },
  ]
  return {
    view: { title, breadcrumbs, schools: all },
    ...(await describePage(context, {
      pageUrl: path,
      title,
      description: schoolText.shared.description,
      breadcrumbsList: breadcrumbs,
    })),
  }
}

export const meta = pageMeta

export default function SharedCodePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  const { title, breadcrumbs, schools } = loaderData.view
  return (
    <LongPage
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{title}</h1>
          <Lead>{schoolText.shared.intro}</Lead>
        </>
      }
    >
      <ul className={styles.campuses}>
        {schools.map((school) => (
          <li key={school.unitid}>
            <a href={toSchoolPath(school)}>{school.name}</a>
            <p className={styles.facts}>{toSchoolDetail(school)}</p>
          </li>
        ))}
      </ul>
    </LongPage>
  )
}

import { href, redirect } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { toPlace } from '#app/features/schools/school-option.ts'
import { toSchoolPath } from '#app/features/schools/school-path.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { notFound } from '#app/shell/not-found.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Contents, LongPage } from '#app/ui/long-page/long-page.tsx'
import type { Route } from './+types/school-page.ts'
import styles from './school.module.css'
import { SchoolAnswer } from './school-answer.tsx'
import { schoolText } from './school-page-text.ts'
import { SchoolParts, schoolParts } from './school-parts.tsx'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

/** Shows a campus at its own address; another spelling of its name leads there. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { schools, schoolCosts } = context.get(servicesContext)
  const page = context.get(pageContext)
  page.tag('school')
  page.tag('school_cost')
  const school = schools.byUnitid(params.id)
  const { pathname } = new URL(request.url)
  if (!school) {
    if (schools.listByOpeid(params.id).length === 0) return notFound(context, pathname)
    throw redirect(href('/schools/:id', { id: params.id }), 301)
  }
  const path = toSchoolPath(school)
  if (pathname !== path) throw redirect(path, 301)
  const [costs = {}] = await schoolCosts.find([school.unitid])
  const { control = null, level = null, size = null } = schools.getDetails(school.unitid) ?? {}
  const breadcrumbs = [
    { name: schoolText.schools, item: href('/schools/search') },
    { name: school.name, item: path },
  ]
  return {
    view: { school, kind: { control, level, size }, costs, breadcrumbs },
    ...(await describePage(
      context,
      {
        pageUrl: path,
        title: schoolText.title(school.name),
        description: schoolText.description(school.name, toPlace(school)),
        breadcrumbsList: breadcrumbs,
        school: { ...school, sameAs: toNavigator(school.unitid) },
      },
      // A page without figures says nothing that a search engine could lead to.
      Object.keys(costs).length === 0 ? { robots: 'noindex' } : {},
    )),
  }
}

export const meta = pageMeta

/** What a school costs, what its students borrow and earn, and how many finish. */
export default function SchoolPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  const { school, kind, costs, breadcrumbs } = loaderData.view
  const facts = [
    school.abbreviation,
    toPlace(school),
    schoolText.kind(kind.control, kind.level),
    kind.size === null ? '' : (schoolText.sizes[kind.size] ?? ''),
  ].filter((fact) => fact !== '')
  return (
    <LongPage
      contents={<Contents headings={schoolParts} label={schoolText.onThisPage} />}
      top={
        <>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <h1>{school.name}</h1>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          <SchoolAnswer costs={costs} isPublic={kind.control === 'public'} school={school} />
        </>
      }
    >
      <SchoolParts costs={costs} navigator={toNavigator(school.unitid)} unitid={school.unitid} />
    </LongPage>
  )
}

/** The school's page at the publisher of its figures. */
function toNavigator(unitid: string): string {
  return `https://nces.ed.gov/collegenavigator/?id=${unitid}`
}

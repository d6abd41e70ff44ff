import { useState } from 'react'
import { Form } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import { formatDate } from '#domain/dates.ts'
import type { Route } from './+types/search-page.ts'
import { knownSchools } from './known-schools.ts'
import { words as all } from './picker-words.ts'
import { SchoolPicker } from './school-picker.tsx'
import { SchoolResults } from './school-results.tsx'
import styles from './search-page.module.css'

const words = all.page
const path = '/schools/search'
const breadcrumbs = [{ name: words.title, item: path }]
const mostCharacters = 200

export const handle = { cache: { params: ['keywords'] } } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const { schools, config } = context.get(servicesContext)
  context.get(pageContext).tag('school')
  const asked = new URL(request.url).searchParams.get('keywords')?.trim() ?? ''
  const isTooLong = asked.length > mostCharacters
  const keywords = isTooLong ? '' : asked
  return {
    keywords,
    problem: isTooLong ? words.tooLong : undefined,
    results: keywords === '' ? undefined : schools.search(keywords),
    known: knownSchools(schools),
    source: words.source(
      schools.label,
      schools.sourceDate ? formatDate(schools.sourceDate, 'Month D, YYYY') : null,
    ),
    ...(await describePage(
      context,
      { pageUrl: path, title: words.title, description: words.description, breadcrumbsList: breadcrumbs },
      {
        title: words.pageTitle(keywords, config.siteName),
        ...(keywords !== '' && { robots: 'noindex' }),
      },
    )),
  }
}

export const meta = pageMeta

/** Search by a form: where the picker leads without script, and a page of its own. */
export default function SchoolSearchPage({ loaderData }: Route.ComponentProps) {
  const { keywords, problem, results, known, source } = loaderData
  const [searchError, setSearchError] = useState('')
  return (
    <Section space="page">
      <Container width="question">
        <Stack>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <ErrorSummary problems={problem ? [{ id: 'school', message: problem }] : []} />
          <ErrorSummary takesFocus={false} problems={searchError ? [{ message: searchError }] : []} />
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.soft}>{words.intro}</p>
          <Form className={styles.form} method="get" role="search">
            {/* A new search is a new field: it begins with the words of its address. */}
            <SchoolPicker
              key={keywords}
              id="school"
              label={words.label}
              error={problem}
              name="picked"
              defaultKeywords={keywords}
              known={known}
              onSearchError={setSearchError}
            />
            <Button type="submit">{words.search}</Button>
          </Form>
          {results ? <SchoolResults keywords={keywords} schools={results} /> : null}
          <section className={styles.source} aria-labelledby="source">
            <h2 className={styles.sourceTitle} id="source">
              {words.sourceTitle}
            </h2>
            <p className={styles.soft}>{source}</p>
          </section>
        </Stack>
      </Container>
    </Section>
  )
}

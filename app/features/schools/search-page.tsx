import { useState } from 'react'
import { Form } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
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
const mostCharacters = 200

export const handle = { cache: { params: ['keywords'] } } satisfies PageHandle

export function loader({ request, context }: Route.LoaderArgs) {
  const { schools } = context.get(servicesContext)
  context.get(pageContext).tag('school')
  const keywords = new URL(request.url).searchParams.get('keywords')?.trim() ?? ''
  const isTooLong = keywords.length > mostCharacters
  return {
    keywords: isTooLong ? '' : keywords,
    problem: isTooLong ? words.tooLong : undefined,
    results: keywords === '' || isTooLong ? undefined : schools.search(keywords),
    known: knownSchools(schools),
    source: words.source(
      schools.label,
      schools.sourceDate ? formatDate(schools.sourceDate, 'Month D, YYYY') : null,
    ),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const keywords = loaderData?.keywords ?? ''
  return [
    { title: words.pageTitle(keywords, matches[0].loaderData.siteName) },
    { name: 'description', content: words.description },
    ...(keywords ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** Search by a form: where the picker leads without script, and a page of its own. */
export default function SchoolSearchPage({ loaderData }: Route.ComponentProps) {
  const { keywords, problem, results, known, source } = loaderData
  const [searchError, setSearchError] = useState('')
  return (
    <Section space="page">
      <Container width="question">
        <Stack>
          <Breadcrumbs breadcrumbs={[{ name: words.title, item: '/schools/search' }]} />
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

import { href } from 'react-router'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import { formatDate } from '#domain/dates.ts'
import type { Route } from './+types/search-page.ts'
import { compareText } from './compare/compare-text.ts'
import { readCompared, toCompareAddress } from './compare/compared-schools.ts'
import { describeKnownSchools } from './known-schools.ts'
import { pickerText } from './picker-messages.ts'
import { maxKeywordCharacters } from './school-option.ts'
import { SchoolResults } from './school-results.tsx'
import styles from './search-page.module.css'

const words = pickerText.page
const path = href('/schools/search')
const breadcrumbs = [{ name: words.title, item: path }]

export const handle = { cache: { params: ['keywords', 'compare'] } } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const { schools } = context.get(servicesContext)
  context.get(pageContext).tag('school')
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('keywords')?.trim() ?? ''
  const isTooLong = asked.length > maxKeywordCharacters
  const keywords = isTooLong ? '' : asked
  return {
    keywords,
    /** The campuses to add one to, if that is what the search is for. */
    compared: searchParams.has('compare') ? readCompared(searchParams, 'compare') : undefined,
    problem: isTooLong ? words.tooLong : undefined,
    results: keywords === '' ? undefined : schools.search(keywords),
    known: describeKnownSchools(schools),
    source: words.source(
      schools.label,
      schools.sourceDate ? formatDate(schools.sourceDate, 'Month D, YYYY') : null,
    ),
    ...(await describePage(
      context,
      { pageUrl: path, title: words.title, description: words.description, breadcrumbsList: breadcrumbs },
      {
        title: words.pageTitle(keywords),
        ...((keywords !== '' || searchParams.has('compare')) && { robots: 'noindex' }),
      },
    )),
  }
}

export const meta = pageMeta

/** The school search as a form, for direct use and as the fallback of the picker without JavaScript. */
export default function SchoolSearchPage({ loaderData }: Route.ComponentProps) {
  const { keywords, compared, problem, results, known, source } = loaderData
  return (
    <Section space="page">
      <Container>
        <Stack>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <ErrorSummary problems={problem ? [{ field: 'school', message: problem }] : []} />
          <h1>{words.title}</h1>
          <p className={styles.soft}>{words.intro}</p>
          {compared && compared.length > 0 ? (
            <p>
              <a href={toCompareAddress(compared)}>{compareText.back}</a>
            </p>
          ) : null}
          <search>
            <form action={path} className={styles.form} data-live>
              {compared ? <input name="compare" type="hidden" value={compared.join(',') || 'none'} /> : null}
              <TextField
                id="school"
                autoCapitalize="words"
                autoComplete="off"
                defaultValue={keywords}
                enterKeyHint="search"
                error={problem}
                hint={pickerText.knows(known.count, known.isShortList)}
                label={words.label}
                name="keywords"
                placeholder={pickerText.placeholder}
                spellCheck={false}
                type="search"
              />
              <Button type="submit">{words.search}</Button>
            </form>
          </search>
          <div data-live-part id="results">
            {results ? <SchoolResults compared={compared} keywords={keywords} schools={results} /> : null}
          </div>
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

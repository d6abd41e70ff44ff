import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import type { Route } from './+types/search-page.ts'
import styles from './search.module.css'
import { searchPageData } from './search-page.server.ts'
import { searchRequestOf } from './search-request.ts'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { words } from './words.ts'

const path = '/search'
const breadcrumbs = [{ name: words.name, item: path }]

/** Per-user, so that no stranger's words fill the cache of pages; the index answers in less time than the page takes to draw. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = searchRequestOf(new URL(request.url).searchParams)
  await services.search.ready()
  const found = searchPageData(services.search, asked)
  const { siteName } = services.config
  return data(
    {
      ...found,
      ...(await describePage(
        context,
        {
          pageUrl: path,
          title: words.metaTitle('', siteName),
          description: words.description,
          breadcrumbsList: breadcrumbs,
        },
        {
          title: words.metaTitle(found.query, siteName),
          ...(found.query !== '' && { robots: 'noindex, follow' }),
        },
      )),
    },
    { status: asked.isTooLong ? 400 : 200 },
  )
}

export const meta = pageMeta

/** Search by a form, with its filters and pages as links. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, problem, results } = loaderData
  return (
    <Section space="page">
      <Container>
        <Stack className={styles.column}>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <ErrorSummary problems={problem ? [{ id: 'q', message: problem }] : []} />
          <h1 className={styles.title} data-live-part id="title">
            {words.title(results ? query : '')}
          </h1>
          <search>
            <form className={styles.form} action={path} autoComplete="off" data-live>
              <TextField
                id="q"
                name="q"
                type="search"
                label={words.label}
                error={problem}
                defaultValue={query}
                enterKeyHint="search"
              />
              <Button type="submit">{words.search}</Button>
            </form>
          </search>
          <Stack data-live-part data-said={words.title(results ? query : '')} id="results">
            {results ? <SearchResults query={query} results={results} /> : <SearchStart />}
          </Stack>
        </Stack>
      </Container>
    </Section>
  )
}

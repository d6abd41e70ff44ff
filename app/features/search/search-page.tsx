import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Container, Section, Stack } from '#app/ui/page/page.tsx'
import type { Route } from './+types/search-page.ts'
import { searchText } from './messages.ts'
import styles from './search.module.css'
import { searchPageData } from './search-page.server.ts'
import { parseSearchRequest } from './search-request.ts'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'

const path = href('/search')
const breadcrumbs = [{ name: searchText.name, item: path }]

/**
 * The page is not cached, so that visitors' queries cannot fill the page cache; a search takes less time than
 * rendering the page.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = parseSearchRequest(new URL(request.url).searchParams)
  await services.search.ready()
  const found = searchPageData(services.search, asked)
  return data(
    {
      ...found,
      ...(await describePage(
        context,
        {
          pageUrl: path,
          title: searchText.name,
          description: searchText.description,
          breadcrumbsList: breadcrumbs,
        },
        {
          title: searchText.metaTitle(found.query),
          ...(found.query !== '' && { robots: 'noindex, follow' }),
        },
      )),
    },
    { status: asked.isTooLong ? 400 : 200 },
  )
}

export const meta = pageMeta

/** The search form; its filters and result pages are plain links. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, problem, results } = loaderData
  return (
    <Section space="page">
      <Container>
        <Stack className={styles.column}>
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <ErrorSummary problems={problem ? [{ field: 'q', message: problem }] : []} />
          <h1 className={styles.title} data-live-part id="title">
            {searchText.title(results ? query : '')}
          </h1>
          <search data-print="no">
            <form className={styles.form} action={path} autoComplete="off" data-live>
              <TextField
                id="q"
                name="q"
                type="search"
                label={searchText.label}
                error={problem}
                defaultValue={query}
                enterKeyHint="search"
              />
              <Button type="submit">{searchText.search}</Button>
            </form>
          </search>
          <Stack data-live-part data-said={searchText.title(results ? query : '')} id="results">
            {results ? <SearchResults query={query} results={results} /> : <SearchStart />}
          </Stack>
        </Stack>
      </Container>
    </Section>
  )
}

import type { PageHandle } from '#app/context.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { productLines } from '#domain/product-line.ts'
import type { Route } from './+types/resources-page.ts'
import styles from './library.module.css'
import { ListBody } from './list-body.tsx'
import { loadList } from './load-list.server.ts'
import { listPaths } from './paths.ts'
import { words } from './words.ts'

export const handle = { cache: { params: ['page'] } } satisfies PageHandle

/** Everything there is to read: the newest first, and the ways to each product line. */
export function loader(args: Route.LoaderArgs) {
  return loadList(
    args,
    { types: ['blog', 'resource'] },
    {
      title: words.learn,
      lead: words.learnLead,
      above: [],
      feed: { path: `${listPaths.resources}/feed`, title: words.learn },
    },
  )
}

export const meta = pageMeta

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  return (
    <ListBody view={loaderData.view} none={words.noArticles}>
      <nav className={classNames(styles.row, styles.subjects)} aria-label={words.subjects}>
        {Object.values(productLines).map(({ name, category }) => (
          <ButtonLink
            key={category}
            href={`${listPaths.resources}/${category}`}
            variant="white-ns"
            size="small"
            fitContent
          >
            {name}
          </ButtonLink>
        ))}
        <a href={listPaths.glossary}>{words.glossary}</a>
        <a href={listPaths.authors}>{words.authors}</a>
      </nav>
    </ListBody>
  )
}

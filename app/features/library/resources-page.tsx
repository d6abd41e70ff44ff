import { href } from 'react-router'
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
import { libraryText, subjectNames } from './messages.ts'

export const handle = { cache: { params: ['page'], allowsVendors: true } } satisfies PageHandle

/** Loads all articles and guides, newest first. */
export function loader(args: Route.LoaderArgs) {
  return loadList(
    args,
    { types: ['blog', 'resource'] },
    {
      title: libraryText.learn,
      lead: libraryText.learnLead,
      above: [],
      feed: { path: `${href('/resources')}/feed`, title: libraryText.learn },
    },
  )
}

export const meta = pageMeta

const chip = { variant: 'white-ns', size: 'small', fitContent: true } as const

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  return (
    <ListBody view={loaderData.view} none={libraryText.noArticles}>
      <nav className={classNames(styles.row, styles.subjects)} aria-label={libraryText.subjects}>
        {Object.values(productLines).map(({ category }) => (
          <ButtonLink key={category} {...chip} href={href('/resources/:category', { category })}>
            {subjectNames[category]}
          </ButtonLink>
        ))}
        <ButtonLink {...chip} href={href('/resources/glossary')}>
          {libraryText.glossary}
        </ButtonLink>
        <ButtonLink {...chip} href={href('/author')}>
          {libraryText.authors}
        </ButtonLink>
      </nav>
    </ListBody>
  )
}

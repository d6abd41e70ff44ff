import { noBlockData } from '#app/blocks/block-data.ts'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import type { PageHandle } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card, CardLink } from '#app/ui/card/card.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Read } from '#content-model/documents/document-types.ts'
import { pathOf } from '#content-model/documents/path-of.ts'
import { authorsQuery } from '#content-model/queries/named-queries.ts'
import type { Route } from './+types/authors-page.ts'
import { AuthorPicture } from './author-picture.tsx'
import styles from './library.module.css'
import { loadFrame } from './load-frame.server.ts'
import { type PageFrame, scopeOf } from './page-frame.ts'
import { listPaths } from './paths.ts'
import { readAuthors } from './read-authors.server.ts'
import { words } from './words.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

interface AuthorsView {
  frame: PageFrame
  authors: readonly Read<'user'>[]
}

/** Who writes here. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<LoadedPage<AuthorsView>> {
  const frame = await loadFrame({ request, context })
  const authors = await readAuthors(context, authorsQuery())
  const description = await describePage(context, {
    pageUrl: listPaths.authors,
    title: words.authors,
    description: words.authorsLead,
    breadcrumbsList: crumbs,
  })
  return { view: { frame, authors }, ...description }
}

const crumbs = [{ name: words.authors, item: listPaths.authors }]

export const meta = pageMeta

export default function AuthorsPage({ loaderData }: Route.ComponentProps) {
  const { frame, authors } = loaderData.view
  return (
    <PageScopeProvider scope={scopeOf(frame, { document: {}, data: noBlockData })}>
      <LongPage
        top={
          <>
            <Breadcrumbs breadcrumbs={crumbs} />
            <h1>{words.authors}</h1>
            <Lead>{words.authorsLead}</Lead>
          </>
        }
      >
        {authors.length === 0 ? <Note>{words.noAuthors}</Note> : null}
        <ul className={styles.posts}>
          {authors.map((author) => (
            <Card as="li" className={styles.post} key={author._id}>
              <AuthorPicture author={author} />
              <h2 className={styles.title}>
                <CardLink href={pathOf({ documentType: 'user', slug: author.slug })}>{author.name}</CardLink>
              </h2>
              {author.role ? <p className={styles.soft}>{author.role}</p> : null}
            </Card>
          ))}
        </ul>
      </LongPage>
    </PageScopeProvider>
  )
}

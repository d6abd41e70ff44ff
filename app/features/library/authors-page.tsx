import { href } from 'react-router'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import type { PageHandle } from '#app/context.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Card, CardLink } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import { authorsQuery } from '#cms/model/queries/named-queries.ts'
import type { Route } from './+types/authors-page.ts'
import { AuthorPicture } from './author-picture.tsx'
import styles from './library.module.css'
import { loadFrame } from './load-frame.server.ts'
import { libraryText } from './messages.ts'
import { type PageFrame, toPageScope } from './page-frame.ts'
import { readAuthors } from './read-authors.server.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

interface AuthorsView {
  frame: PageFrame
  authors: readonly Read<'user'>[]
}

/** Loads the list of authors. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<LoadedPage<AuthorsView>> {
  const frame = await loadFrame({ request, context })
  const authors = await readAuthors(context, authorsQuery())
  const description = await describePage(context, {
    pageUrl: href('/author'),
    title: libraryText.authors,
    description: libraryText.authorsLead,
    breadcrumbsList: crumbs,
  })
  return { view: { frame, authors }, ...description }
}

const crumbs = [{ name: libraryText.authors, item: href('/author') }]

export const meta = pageMeta

export default function AuthorsPage({ loaderData }: Route.ComponentProps) {
  const { frame, authors } = loaderData.view
  return (
    <PageScopeProvider scope={toPageScope(frame)}>
      <LongPage
        top={
          <>
            <Breadcrumbs breadcrumbs={crumbs} />
            <h1>{libraryText.authors}</h1>
            <Lead>{libraryText.authorsLead}</Lead>
          </>
        }
      >
        {authors.length === 0 ? <Note>{libraryText.noAuthors}</Note> : null}
        <CardList>
          {authors.map((author) => (
            <Card as="li" className={styles.post} key={author._id}>
              <AuthorPicture author={author} />
              <h2 className={styles.title}>
                <CardLink href={toDocumentPath({ documentType: 'user', slug: author.slug })}>
                  {author.name}
                </CardLink>
              </h2>
              {author.role ? <p className={styles.soft}>{author.role}</p> : null}
            </Card>
          ))}
        </CardList>
      </LongPage>
    </PageScopeProvider>
  )
}

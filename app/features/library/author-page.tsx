import { href } from 'react-router'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import { Profiles } from '#app/blocks/people/profiles.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { notFound } from '#app/shell/not-found.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import type { Read } from '#cms/model/documents/document-types.ts'
import { authorQuery } from '#cms/model/queries/named-queries.ts'
import { plainText } from '#cms/model/texts/plain-text.ts'
import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import type { Route } from './+types/author-page.ts'
import { AuthorPicture } from './author-picture.tsx'
import styles from './library.module.css'
import { loadFrame } from './load-frame.server.ts'
import { libraryText } from './messages.ts'
import { type PageFrame, toPageScope } from './page-frame.ts'
import { PostRows } from './post-cards.tsx'
import { type ListedPost, listPosts } from './posts.server.ts'
import { readAuthors } from './read-authors.server.ts'

export const handle = { cache: { params: [], allowsVendors: true } } satisfies PageHandle

interface AuthorView {
  frame: PageFrame
  author: Read<'user'>
  crumbs: readonly Breadcrumb[]
  posts: readonly ListedPost[]
}

/** The page shows at most this many of the author's newest posts. */
const MAX_POSTS = 12

const postTypes = ['blog', 'resource', 'topPicksByCategory', 'lenderReview', 'creditCardReview']

/** Loads one author, either a desk or a person, with the author's newest posts. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const frame = await loadFrame({ request, context })
  const [author] = await readAuthors(context, authorQuery(params.slug))
  if (!author) return notFound(context, frame.path)
  const filter = { types: postTypes, authorId: author._id, limit: MAX_POSTS }
  const { posts } = await listPosts(context, filter)
  const crumbs = [
    { name: libraryText.authors, item: href('/author') },
    { name: author.name, item: frame.path },
  ]
  const view: AuthorView = { frame, author, crumbs, posts }
  const { name, role, socialLinks, slug } = author
  const about = fillTokens(plainText(author.bio ?? []).split('\n')[0] ?? '', frame.words)
  const description = await describePage(
    context,
    {
      pageType: 'User',
      pageUrl: frame.path,
      title: name,
      description: about || role || libraryText.authorsLead,
      breadcrumbsList: crumbs,
      users: [{ name, slug, ...(role && { role }), ...(socialLinks && { socialLinks }) }],
    },
    { kind: 'profile' },
  )
  return { view, ...description }
}

export const meta = pageMeta

export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Author view={loaderData.view} /> : <NotFoundPage />
}

function Author({ view: { frame, author, crumbs, posts } }: { view: AuthorView }) {
  const { name, role, bio, socialLinks = [] } = author
  return (
    <PageScopeProvider scope={toPageScope(frame)}>
      <LongPage
        top={
          <>
            <Breadcrumbs breadcrumbs={crumbs} />
            <AuthorPicture author={author} />
            <h1>{name}</h1>
            {role ? <Lead>{role}</Lead> : null}
          </>
        }
      >
        {bio || socialLinks.length > 0 ? (
          <section aria-label={libraryText.aboutAuthor}>
            {bio ? <RichText value={bio} /> : null}
            <Profiles author={author} />
          </section>
        ) : null}
        {posts.length > 0 ? (
          <section className={classNames(styles.end, styles.part)} aria-labelledby="posts">
            <h2 id="posts">{libraryText.newestOf(name)}</h2>
            <PostRows posts={posts} headings="h3" />
          </section>
        ) : null}
      </LongPage>
    </PageScopeProvider>
  )
}

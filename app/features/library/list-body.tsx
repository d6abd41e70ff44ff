import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import { PostListView } from '#app/blocks/posts/post-list.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Lead, LongPage } from '#app/ui/long-page/long-page.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { ListPagination } from '#kit/listing/list/list-pagination.tsx'
import styles from './library.module.css'
import type { ListView } from './load-list.server.ts'
import { libraryText } from './messages.ts'
import { toPageScope } from './page-frame.ts'
import { LeadStory, PostCards } from './post-cards.tsx'
import { SiteDisclosure } from './site-disclosure.tsx'

interface ListBodyProps {
  view: ListView
  /** Shown when the list is empty. */
  none: string
  /** Set when the providers of the listed products may pay us. */
  withDisclosure?: boolean
  children?: React.ReactNode
}

/** The fewest posts of a list that starts with one large story. */
const fewestWithLead = 4

/** Takes the newest post out of the first page of articles, to be shown large. */
function splitLead({ posts, page, style }: ListView) {
  const [lead, ...rest] = posts
  const isLed = page === 1 && style === undefined && posts.length >= fewestWithLead && lead?.image
  return isLed ? { lead, rest } : { lead: undefined, rest: posts }
}

/** One page of a list of posts, with links to newer and older pages. */
export function ListBody({ view, none, withDisclosure = false, children }: ListBodyProps) {
  const { frame, title, crumbs, posts, style, data, page, pages } = view
  const { lead, rest } = splitLead(view)
  return (
    <PageScopeProvider scope={toPageScope(frame, { data })}>
      <LongPage
        top={
          <>
            <Breadcrumbs breadcrumbs={crumbs} />
            <h1>{title}</h1>
            <Lead>{view.lead}</Lead>
            {withDisclosure ? <SiteDisclosure settings={frame.settings} /> : null}
          </>
        }
      >
        {children}
        {posts.length === 0 ? <Note>{none}</Note> : null}
        {lead ? <LeadStory post={lead} headings="h2" /> : null}
        {style ? <PostListView style={style} posts={posts} /> : <PostCards posts={rest} headings="h2" />}
        <ListPagination
          aria-label={libraryText.pagesOfList}
          className={styles.row}
          data-print="no"
          page={page}
          pages={pages}
          toAddress={(page) => (page === 1 ? frame.path : `${frame.path}?page=${page}`)}
          words={{ previous: libraryText.newer, next: libraryText.older }}
        >
          <span>{libraryText.pageOf(page, pages)}</span>
        </ListPagination>
      </LongPage>
    </PageScopeProvider>
  )
}

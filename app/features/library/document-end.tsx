import { PostListView } from '#app/blocks/posts/post-list.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Sources } from '#app/blocks/rich-text/sources.tsx'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { DocumentView } from './document-view.ts'
import styles from './library.module.css'
import { listPaths } from './paths.ts'
import { words } from './words.ts'

/** What stands below the text: where it is from, what holds for it, and what to read or do next. */
export function DocumentEnd({ view }: { view: DocumentView }) {
  const { document, related, frame } = view
  const { disclaimer } = document
  return (
    <>
      <Sources />
      {disclaimer ? (
        <section className={styles.soft} aria-label={words.disclaimer}>
          <RichText value={disclaimer} />
        </section>
      ) : null}
      <p className={styles.byline} data-print="no">
        <a href={`${listPaths.contact}?${new URLSearchParams({ topic: 'error', page: frame.path })}`}>
          {words.reportError}
        </a>
        <CopyLinkButton copied={words.linkCopied} />
        <PrintButton />
      </p>
      {related.length > 0 ? (
        <section className={classNames(styles.end, styles.part)} aria-labelledby="related" data-print="no">
          <h2 id="related">{words.related}</h2>
          <PostListView style="Related Posts" posts={related} />
        </section>
      ) : null}
    </>
  )
}

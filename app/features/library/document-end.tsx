import { href } from 'react-router'
import { PostListView } from '#app/blocks/posts/post-list.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Sources } from '#app/blocks/rich-text/sources.tsx'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { DocumentView } from './document-view.ts'
import styles from './library.module.css'
import { libraryText } from './messages.ts'

/** What follows the text: sources, disclaimer, page actions, and related pages. */
export function DocumentEnd({ view }: { view: DocumentView }) {
  const { document, related, frame } = view
  const { disclaimer } = document
  return (
    <>
      <Sources />
      {disclaimer ? (
        <section className={styles.soft} aria-label={libraryText.disclaimer}>
          <RichText value={disclaimer} />
        </section>
      ) : null}
      <p className={classNames(styles.byline, styles.actions)} data-print="no">
        <a href={`${href('/about/contact')}?${new URLSearchParams({ topic: 'error', page: frame.path })}`}>
          {libraryText.reportError}
        </a>
        <CopyLinkButton copied={libraryText.linkCopied} />
        <PrintButton />
      </p>
      {related.length > 0 ? (
        <section className={classNames(styles.end, styles.part)} aria-labelledby="related" data-print="no">
          <h2 id="related">{libraryText.related}</h2>
          <PostListView style="Related Posts" posts={related} />
        </section>
      ) : null}
    </>
  )
}

import { Link } from 'react-router'
import { PostLink } from '#app/blocks/content-link.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Sources } from '#app/blocks/rich-text/sources.tsx'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import type { DocumentView } from './document-view.ts'
import styles from './library.module.css'
import { listPaths } from './paths.ts'
import { PostCards } from './post-cards.tsx'
import { words } from './words.ts'

/** What stands below the text: where it is from, what holds for it, and what to read or do next. */
export function DocumentEnd({ view }: { view: DocumentView }) {
  const { document, related, frame } = view
  const { disclaimer, links = [] } = document
  return (
    <>
      <Sources />
      {disclaimer ? (
        <section className={styles.soft} aria-label={words.disclaimer}>
          <RichText value={disclaimer} />
        </section>
      ) : null}
      <p className={styles.byline} data-print="no">
        <Link to={`${listPaths.contact}?${new URLSearchParams({ topic: 'error', page: frame.path })}`}>
          {words.reportError}
        </Link>
        <CopyLinkButton copied={words.linkCopied} />
        <PrintButton />
      </p>
      {links.length > 0 || related.length > 0 ? (
        <section className={styles.end} aria-labelledby="related" data-print="no">
          <h2 id="related">{words.related}</h2>
          {links.length > 0 ? (
            <ul>
              {links.map((link) => (
                <li key={link._key ?? link.slug.current}>
                  <PostLink post={link}>{link.title ?? link.slug.current}</PostLink>
                </li>
              ))}
            </ul>
          ) : null}
          <PostCards posts={related} headings="h3" />
        </section>
      ) : null}
    </>
  )
}

import { pathOf } from '#content-model/documents/path-of.ts'
import { formatDate } from '#domain/dates.ts'
import type { DocumentView } from './document-view.ts'
import styles from './library.module.css'
import { words } from './words.ts'

/** Who wrote and who edited the page, when, what changed, and how long it takes to read. */
export function Byline({ view: { document, publishedOn, updatedOn, minutes } }: { view: DocumentView }) {
  const { authors = [], changeNote, effectiveOn } = document
  const [writer, editor] = authors
  const isUpdated = updatedOn !== undefined && updatedOn !== publishedOn
  return (
    <p className={styles.byline}>
      {writer ? (
        <span>
          {words.by} <AuthorLink author={writer} />
          {editor ? (
            <>
              , {words.editedBy} <AuthorLink author={editor} />
            </>
          ) : null}
        </span>
      ) : null}
      {effectiveOn ? <Day label={words.inForce} day={effectiveOn} /> : null}
      {publishedOn ? <Day label={words.published} day={publishedOn} /> : null}
      {isUpdated ? <Day label={words.updated} day={updatedOn} /> : null}
      {changeNote ? <span>{words.changed(changeNote)}</span> : null}
      {minutes > 0 ? <span>{words.minutes(minutes)}</span> : null}
    </p>
  )
}

type Author = NonNullable<DocumentView['document']['authors']>[number]

function AuthorLink({ author: { name, slug } }: { author: Author }) {
  return (
    <a rel="author" href={pathOf({ documentType: 'user', slug })}>
      {name}
    </a>
  )
}

function Day({ label, day }: { label: string; day: string }) {
  return (
    <span>
      {label} <time dateTime={day}>{formatDate(day, 'Month D, YYYY')}</time>
    </span>
  )
}

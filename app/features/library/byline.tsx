import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { formatDate } from '#domain/dates.ts'
import type { DocumentView } from './document-view.ts'
import styles from './library.module.css'
import { libraryText } from './messages.ts'

/** Who wrote and edited the page, when it was published and updated, what changed, and the reading time. */
export function Byline({ view: { document, publishedOn, updatedOn, minutes } }: { view: DocumentView }) {
  const { authors = [], changeNote, effectiveOn } = document
  const [writer, editor] = authors
  const isUpdated = updatedOn !== undefined && updatedOn !== publishedOn
  return (
    <p className={styles.byline}>
      {writer ? (
        <span>
          {libraryText.by} <AuthorLink author={writer} />
          {editor ? (
            <>
              , {libraryText.editedBy} <AuthorLink author={editor} />
            </>
          ) : null}
        </span>
      ) : null}
      {effectiveOn ? <Day label={libraryText.inForce} day={effectiveOn} /> : null}
      {publishedOn ? <Day label={libraryText.published} day={publishedOn} /> : null}
      {isUpdated ? <Day label={libraryText.updated} day={updatedOn} /> : null}
      {changeNote ? <span>{libraryText.changed(changeNote)}</span> : null}
      {minutes > 0 ? <span>{libraryText.minutes(minutes)}</span> : null}
    </p>
  )
}

type Author = NonNullable<DocumentView['document']['authors']>[number]

function AuthorLink({ author: { name, slug } }: { author: Author }) {
  return (
    <a rel="author" href={toDocumentPath({ documentType: 'user', slug })}>
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

import { PostLink } from '#app/blocks/content-link.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Definition } from './by-letter.ts'
import styles from './library.module.css'
import { libraryText } from './messages.ts'

/** One entry at its own place in the page, where links from other pages lead. */
export function GlossaryEntry({ definition, isFound }: { definition: Definition; isFound: boolean }) {
  return (
    <article
      className={styles.definition}
      id={definition.id}
      aria-labelledby={`${definition.id}-word`}
      data-found={isFound || undefined}
    >
      <h3 id={`${definition.id}-word`}>
        <Words text={definition.title} />
      </h3>
      <Meaning definition={definition} />
    </article>
  )
}

/** The entry that the reader came for, shown above all the others. */
export function GlossaryFound({ definition }: { definition: Definition }) {
  return (
    <Note>
      <p>
        <strong>
          <Words text={definition.title} />
        </strong>
      </p>
      <Meaning definition={definition} />
      <p>
        <a href={`#${definition.id}`}>{libraryText.amongOthers}</a>
      </p>
    </Note>
  )
}

function Meaning({ definition: { content, alsoCalled = [], relatedBlog } }: { definition: Definition }) {
  return (
    <>
      <RichText value={content} />
      {alsoCalled.length > 0 ? (
        <p className={styles.soft}>{libraryText.alsoCalled(alsoCalled.join(', '))}</p>
      ) : null}
      {relatedBlog ? (
        <p>
          <PostLink post={relatedBlog}>
            <Words text={relatedBlog.title ?? libraryText.readMore} />
          </PostLink>
        </p>
      ) : null}
    </>
  )
}

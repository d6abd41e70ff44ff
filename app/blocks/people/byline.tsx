import { Words } from '#app/blocks/rich-text/words.tsx'
import { sayDay } from '#app/blocks/say-day.ts'
import { AuthorLink, AuthorPicture } from './author-link.tsx'
import type { AuthorValue } from './author-value.ts'
import styles from './people.module.css'
import { words } from './words.ts'

interface BylineProps {
  author?: AuthorValue | undefined
  /** What the author did. */
  did?: string
  /** The day of the last change, `YYYY-MM-DD`. */
  updatedOn?: string | undefined
}

/** Who wrote something, and when. */
export function Byline({ author, did = words.by, updatedOn }: BylineProps) {
  if (!author && !updatedOn) return null
  return (
    <div className={styles.byline}>
      {author ? <AuthorPicture author={author} /> : null}
      <div>
        {author ? (
          <p>
            {did} <AuthorLink author={author} />
            {author.role ? (
              <>
                , <Words text={author.role} />
              </>
            ) : null}
          </p>
        ) : null}
        {updatedOn ? (
          <p>
            {words.updated} <time dateTime={updatedOn}>{sayDay(updatedOn)}</time>
          </p>
        ) : null}
      </div>
    </div>
  )
}

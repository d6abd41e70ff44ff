import type { BlockProps } from '#app/blocks/block.ts'
import { formatDay } from '#app/blocks/format-day.ts'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { AuthorLink, AuthorPicture, type AuthorValue } from './author-link.tsx'
import { peopleText } from './messages.ts'
import styles from './people.module.css'

export function AuthorAndDate({ entry: { fields } }: BlockProps<'Author and date'>) {
  const { authors, updatedOn } = usePageScope()
  return <Byline author={fields.author ?? authors[0]} updatedOn={fields.date ?? updatedOn} />
}

interface BylineProps {
  author?: AuthorValue | undefined
  /** The words before the author's name; `messages.by` by default. */
  did?: string
  /** The date of the last change, `YYYY-MM-DD`. */
  updatedOn?: string | undefined
}

/** Says who wrote something, and when. */
export function Byline({ author, did = peopleText.by, updatedOn }: BylineProps) {
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
            {peopleText.updated} <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
          </p>
        ) : null}
      </div>
    </div>
  )
}

import { PostLink } from '#app/blocks/content-link.tsx'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import type { AuthorValue } from './author-value.ts'
import styles from './people.module.css'

/** The name of an author, leading to their page. */
export function AuthorLink({ author: { name, slug } }: { author: AuthorValue }) {
  const plain = usePlainWords()
  return <PostLink post={{ documentType: 'user', slug }}>{plain(name)}</PostLink>
}

/** A portrait, or the first letter of the name; it says nothing that the name beside it does not. */
export function AuthorPicture({ author: { image, name } }: { author: AuthorValue }) {
  return (
    <span aria-hidden="true" className={styles.picture}>
      {image ? (
        <ContentImage image={image} width={96} height={96} sizes="48px" />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </span>
  )
}

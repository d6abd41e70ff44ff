import { PostLink } from '#app/blocks/content-link.tsx'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import styles from './people.module.css'

export type AuthorValue = EntryOf<'List of users'>['fields']['users'][number]

/** The name of an author as a link to the author's page. */
export function AuthorLink({ author: { name, slug } }: { author: AuthorValue }) {
  const plain = usePlainWords()
  return <PostLink post={{ documentType: 'user', slug }}>{plain(name)}</PostLink>
}

/** A portrait, or the first letter of the name; it is decorative because the name is beside it. */
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

import { ContentImage } from '#app/blocks/media/content-image.tsx'
import type { Read } from '#cms/model/documents/document-types.ts'
import styles from './library.module.css'

/** An author's portrait or logo; its alt text is empty because the author's name is next to it. */
export function AuthorPicture({ author: { image } }: { author: Pick<Read<'user'>, 'image'> }) {
  if (!image) return null
  return <ContentImage className={styles.avatar} image={{ ...image, altText: '' }} width={72} height={72} />
}

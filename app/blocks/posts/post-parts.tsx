import type { PostSummary } from '#app/blocks/block-data.ts'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { CardLink } from '#app/ui/card/card.tsx'
import { pathOf } from '#content-model/documents/path-of.ts'
import styles from './posts.module.css'
import { words } from './words.ts'

export interface PostProps {
  post: PostSummary
}

/** The picture of a post, 600 by 400 at most. */
export function Picture({ post: { image } }: PostProps) {
  if (!image) return null
  return (
    <ContentImage
      className={styles.picture}
      image={{ ...image, altText: '' }}
      width={600}
      height={400}
      sizes="(min-width: 900px) 360px, 100vw"
    />
  )
}

/** A small picture for lists without large ones: the avatar, or the picture in small. */
export function SmallPicture({ post: { avatar, image } }: PostProps) {
  const shown = avatar ?? image
  if (!shown) return null
  return (
    <ContentImage
      className={styles.picture}
      image={{ ...shown, altText: '' }}
      width={96}
      height={64}
      sizes="96px"
    />
  )
}

/** The title, by which the whole card can be pressed. */
export function Name({ post }: PostProps) {
  return (
    <p className={styles.name}>
      <CardLink href={pathOf(post)}>
        <Words text={post.title} />
      </CardLink>
    </p>
  )
}

export function Description({ post: { description } }: PostProps) {
  if (!description) return null
  return (
    <p className={styles.text}>
      <Words text={description} />
    </p>
  )
}

/** Who wrote it, when, and how long it takes to read: as much of it as is known. */
export function Meta({ post, withAuthors = false }: PostProps & { withAuthors?: boolean }) {
  const { authorNames, publishedOn, minutesToRead } = post
  const parts = [
    withAuthors && authorNames.length > 0 ? words.by(authorNames.join(', ')) : undefined,
    publishedOn ? <Day key="day" on={publishedOn} /> : undefined,
    minutesToRead ? words.minutes(minutesToRead) : undefined,
  ].filter((part) => part !== undefined)
  if (parts.length === 0) return null
  return <p className={styles.soft}>{parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}</p>
}

export function Day({ on }: { on: string }) {
  return <time dateTime={on}>{words.day(on)}</time>
}

/** The points of a review; said plainly where there is no score. */
export function Score({ post: { score } }: PostProps) {
  if (score === undefined) return <p className={styles.soft}>{words.notScored}</p>
  return (
    <p className={styles.soft}>
      <b className={styles.score}>{words.score(score)}</b>
      {words.outOf}
    </p>
  )
}

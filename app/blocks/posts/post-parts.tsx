import type { PostSummary } from '#app/blocks/block-data.ts'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { CardLink } from '#app/ui/card/card.tsx'
import { ScoreCoins } from '#app/ui/chart/score-coins.tsx'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { postText } from './messages.ts'
import styles from './posts.module.css'

export interface PostProps {
  post: PostSummary
}

/** The picture of a post, at most 600 by 400 CSS pixels. */
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

/** A small picture for lists without large ones: the avatar, or else the post's picture. */
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

/** The title, whose link covers the whole card. */
export function Name({ post }: PostProps) {
  return (
    <p className={styles.name}>
      <CardLink href={toDocumentPath(post)}>
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

/** The author, the date and the reading time, as far as they are known. */
export function Meta({ post, withAuthors = false }: PostProps & { withAuthors?: boolean }) {
  const { authorNames, publishedOn, minutesToRead } = post
  const parts = [
    withAuthors && authorNames.length > 0 ? postText.by(authorNames.join(', ')) : undefined,
    publishedOn ? <Day key="day" on={publishedOn} /> : undefined,
    minutesToRead ? postText.minutes(minutesToRead) : undefined,
  ].filter((part) => part !== undefined)
  if (parts.length === 0) return null
  return <p className={styles.soft}>{parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}</p>
}

export function Day({ on }: { on: string }) {
  return <time dateTime={on}>{postText.day(on)}</time>
}

/** The points of a review, or a note that there is no score. */
export function Score({ post: { score } }: PostProps) {
  if (score === undefined) return <p className={styles.soft}>{postText.notScored}</p>
  return (
    <p className={styles.points}>
      <ScoreCoins score={score} />
      <b className={styles.score}>{postText.score(score)}</b>
      {postText.outOf}
    </p>
  )
}

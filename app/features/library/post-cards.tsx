import { createElement } from 'react'
import type { PostSummary } from '#app/blocks/block-data.ts'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { Plain } from '#app/blocks/rich-text/plain.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card, CardLink } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Sheet } from '#app/ui/sheet/sheet.tsx'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { formatDate } from '#domain/dates.ts'
import styles from './library.module.css'
import { libraryText } from './messages.ts'

interface PostProps {
  post: PostSummary
  headings: 'h2' | 'h3'
}

interface PostsProps {
  posts: readonly PostSummary[]
  headings: 'h2' | 'h3'
}

/** Cards that each link to one library page; renders nothing without posts. */
export function PostCards({ posts, headings }: PostsProps) {
  if (posts.length === 0) return null
  return (
    <Plain>
      <CardList>
        {posts.map((post) => (
          <Card as="li" className={styles.post} key={toDocumentPath(post)}>
            <Picture post={post} sizes="(min-width: 900px) 360px, 100vw" />
            <PostWords post={post} headings={headings} />
          </Card>
        ))}
      </CardList>
    </Plain>
  )
}

/** The first post of a list, with a large picture beside its words where there is room. */
export function LeadStory({ post, headings }: PostProps) {
  return (
    <Plain>
      <Card className={styles.lead}>
        <Picture isFirst post={post} sizes="(min-width: 900px) 640px, 100vw" />
        <div className={styles.post}>
          <PostWords post={post} headings={headings} />
        </div>
      </Card>
    </Plain>
  )
}

/** Posts as the rows of one sheet, for lists in which not every post has a picture. */
export function PostRows({ posts, headings }: PostsProps) {
  return (
    <Plain>
      <Sheet>
        {posts.map((post) => (
          <li className={styles.entry} key={toDocumentPath(post)}>
            <PostWords post={post} headings={headings} />
          </li>
        ))}
      </Sheet>
    </Plain>
  )
}

function Picture({ post: { image }, ...rest }: { post: PostSummary; sizes: string; isFirst?: boolean }) {
  if (!image) return null
  return (
    <ContentImage
      {...rest}
      className={styles.picture}
      image={{ ...image, altText: '' }}
      width={rest.isFirst ? 1200 : 600}
      height={rest.isFirst ? 800 : 400}
    />
  )
}

function PostWords({ post, headings }: PostProps) {
  return (
    <>
      {createElement(
        headings,
        { className: styles.title },
        <CardLink href={toDocumentPath(post)}>
          <Words text={post.title} />
        </CardLink>,
      )}
      {post.description ? (
        <p className={styles.about}>
          <Words text={post.description} />
        </p>
      ) : null}
      {post.updatedOn ? (
        <p className={styles.soft}>
          {libraryText.updated}{' '}
          <time dateTime={post.updatedOn}>{formatDate(post.updatedOn, 'Month D, YYYY')}</time>
        </p>
      ) : null}
    </>
  )
}

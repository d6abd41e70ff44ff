import { createElement } from 'react'
import type { PostSummary } from '#app/blocks/block-data.ts'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { Plain } from '#app/blocks/rich-text/plain.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card, CardLink } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { formatDate } from '#domain/dates.ts'
import styles from './library.module.css'
import { libraryText } from './messages.ts'

/** Cards that each link to one library page; renders nothing without posts. */
export function PostCards({ posts, headings }: { posts: readonly PostSummary[]; headings: 'h2' | 'h3' }) {
  if (posts.length === 0) return null
  return (
    <Plain>
      <CardList>
        {posts.map((post) => (
          <Card as="li" className={styles.post} padding="small" key={toDocumentPath(post)}>
            {post.image ? (
              <ContentImage
                className={styles.picture}
                image={{ ...post.image, altText: '' }}
                width={600}
                height={400}
                sizes="(min-width: 900px) 360px, 100vw"
              />
            ) : null}
            {createElement(
              headings,
              { className: styles.title },
              <CardLink href={toDocumentPath(post)}>
                <Words text={post.title} />
              </CardLink>,
            )}
            {post.description ? (
              <p className={styles.soft}>
                <Words text={post.description} />
              </p>
            ) : null}
            {post.updatedOn ? (
              <p className={styles.soft}>
                {libraryText.updated}{' '}
                <time dateTime={post.updatedOn}>{formatDate(post.updatedOn, 'Month D, YYYY')}</time>
              </p>
            ) : null}
          </Card>
        ))}
      </CardList>
    </Plain>
  )
}

import type { ReactNode } from 'react'
import type { PostSummary } from '#app/blocks/block-data.ts'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Sheet } from '#app/ui/sheet/sheet.tsx'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import type { PostListStyle } from './chosen-posts.ts'
import { postText } from './messages.ts'
import * as items from './post-items.tsx'
import type { PostProps } from './post-parts.tsx'
import styles from './posts.module.css'

interface ListLook {
  /** `cards` are side by side, `rows` are on one sheet, and `lines` have no border. */
  look: 'cards' | 'rows' | 'lines'
  Item: (props: PostProps) => ReactNode
  /** Wide cards leave more room for facts. */
  isWide?: true
  /** A small picture is shown beside the text. */
  isBeside?: true
  /** The order is meaningful, so the list is an `ol`. */
  isOrdered?: true
  /** The text of an empty list; without it an empty list renders nothing. */
  empty?: string
}

const looks: Record<PostListStyle, ListLook> = {
  'Based on Category': { look: 'cards', Item: items.ByCategory, isWide: true },
  Basic: { look: 'cards', Item: items.Basic },
  'Basic Small': { look: 'cards', Item: items.Small, isBeside: true },
  'Best Offers': { look: 'rows', Item: items.Offer, isOrdered: true },
  Blog: { look: 'cards', Item: items.Article },
  'Credit Card Info': { look: 'cards', Item: items.CreditCard, isWide: true },
  'Top Discounts': { look: 'cards', Item: items.Discount, empty: postText.noDiscounts },
  'Lender Review': { look: 'rows', Item: items.LenderReview },
  'Lender Review Simplified': { look: 'cards', Item: items.LenderReviewInShort, isWide: true },
  List: { look: 'lines', Item: items.Line },
  'Read More Reviews': { look: 'rows', Item: items.ReviewLine, isBeside: true },
  'Related Posts': { look: 'cards', Item: items.Related },
  'Scholarship Info': { look: 'cards', Item: items.Scholarship, empty: postText.noScholarships },
}

interface PostListProps {
  style: PostListStyle
  posts: readonly PostSummary[]
}

/** Renders posts in one of the thirteen styles. */
export function PostListView({ style, posts }: PostListProps) {
  const { look, Item, isWide, isBeside, isOrdered, empty } = looks[style]
  if (posts.length === 0) return empty ? <p>{empty}</p> : null
  const List = look === 'rows' ? Sheet : 'ul'
  return (
    <>
      {style === 'Scholarship Info' ? <OpenScholarships /> : null}
      {look === 'cards' ? (
        <CardList columns={isWide && 3}>
          {posts.map((post) => (
            <PostCard key={toDocumentPath(post)} post={post} style={style} />
          ))}
        </CardList>
      ) : (
        <List className={styles.list} {...(isOrdered && { as: 'ol' })}>
          {posts.map((post) => (
            <li
              className={look === 'rows' ? styles.item : styles.line}
              data-beside={isBeside}
              key={toDocumentPath(post)}
            >
              <Item post={post} />
            </li>
          ))}
        </List>
      )}
    </>
  )
}

function PostCard({ post, style }: { post: PostSummary; style: PostListStyle }) {
  const { Item, isBeside } = looks[style]
  return (
    <Card as="li" className={styles.item} data-beside={isBeside}>
      <Item post={post} />
    </Card>
  )
}

function OpenScholarships() {
  const { scholarships } = usePageScope().data
  const count = scholarships.length
  return <p>{count === 0 ? postText.noOpenScholarships : postText.openScholarships(count)}</p>
}

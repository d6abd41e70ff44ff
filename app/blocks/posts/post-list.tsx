import type { ReactNode } from 'react'
import type { PostSummary } from '#app/blocks/block-data.ts'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { pathOf } from '#content-model/documents/path-of.ts'
import type { PostListStyle } from './chosen-posts.ts'
import * as items from './post-items.tsx'
import type { PostProps } from './post-parts.tsx'
import styles from './posts.module.css'
import { words } from './words.ts'

interface ListLook {
  /** `cards` stand side by side, `rows` one under another, `lines` without a frame. */
  look: 'cards' | 'rows' | 'lines'
  Item: (props: PostProps) => ReactNode
  /** Cards that hold facts need more room. */
  isWide?: true
  /** A small picture stands beside the words. */
  isBeside?: true
  /** Its order says something. */
  isOrdered?: true
  /** Said where there is nothing to list; nothing without it. */
  empty?: string
}

const looks: Record<PostListStyle, ListLook> = {
  'Based on Category': { look: 'cards', Item: items.ByCategory, isWide: true },
  Basic: { look: 'cards', Item: items.Basic },
  'Basic Small': { look: 'cards', Item: items.Small, isBeside: true },
  'Best Offers': { look: 'rows', Item: items.Offer, isOrdered: true },
  Blog: { look: 'cards', Item: items.Article },
  'Credit Card Info': { look: 'cards', Item: items.CreditCard, isWide: true },
  'Top Discounts': { look: 'cards', Item: items.Discount, empty: words.noDiscounts },
  'Lender Review': { look: 'rows', Item: items.LenderReview },
  'Lender Review Simplified': { look: 'cards', Item: items.LenderReviewInShort, isWide: true },
  List: { look: 'lines', Item: items.Line },
  'Read More Reviews': { look: 'rows', Item: items.ReviewLine, isBeside: true },
  'Related Posts': { look: 'cards', Item: items.Related },
  'Scholarship Info': { look: 'cards', Item: items.Scholarship, empty: words.noScholarships },
}

interface PostListProps {
  style: PostListStyle
  posts: readonly PostSummary[]
}

/** Posts as one of the thirteen styles shows them. */
export function PostListView({ style, posts }: PostListProps) {
  const { look, Item, isWide, isBeside, isOrdered, empty } = looks[style]
  if (posts.length === 0) return empty ? <p>{empty}</p> : null
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <>
      {style === 'Scholarship Info' ? <OpenScholarships /> : null}
      <List className={styles.list} data-look={look} data-wide={isWide}>
        {posts.map((post) =>
          look === 'lines' ? (
            <li key={pathOf(post)} className={styles.line}>
              <Item post={post} />
            </li>
          ) : (
            <Card key={pathOf(post)} as="li" className={styles.item} padding="small" data-beside={isBeside}>
              <Item post={post} />
            </Card>
          ),
        )}
      </List>
    </>
  )
}

function OpenScholarships() {
  const { scholarships } = usePageScope().data
  const count = scholarships.length
  return <p>{count === 0 ? words.noOpenScholarships : words.openScholarships(count)}</p>
}

import type { ReactNode } from 'react'
import type { LenderFacts } from '#app/blocks/block-data.ts'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { CardFactList } from '#app/blocks/products/card-facts.tsx'
import { LenderFactList, LenderRates } from '#app/blocks/products/lender-facts.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { CardFace } from '#app/ui/mark/card-face.tsx'
import { LetterTile } from '#app/ui/mark/letter-tile.tsx'
import { parseCategory } from '#cms/model/documents/document-path.ts'
import { productLines } from '#domain/product-line.ts'
import { postText } from './messages.ts'
import { Day, Description, Meta, Name, Picture, type PostProps, Score, SmallPicture } from './post-parts.tsx'
import styles from './posts.module.css'

/** The components below render the inside of a post's card, one for each list style. */

export function Basic({ post }: PostProps) {
  return (
    <>
      <Picture post={post} />
      <Name post={post} />
      <Description post={post} />
      <Meta post={post} />
    </>
  )
}

export function Small({ post }: PostProps) {
  return (
    <>
      <SmallPicture post={post} />
      <div>
        <Name post={post} />
        <Meta post={post} />
      </div>
    </>
  )
}

export function Article({ post }: PostProps) {
  return (
    <>
      <Picture post={post} />
      <Chips>
        <Chip>{getCategoryLine(post).name}</Chip>
      </Chips>
      <Name post={post} />
      <Description post={post} />
      <Meta post={post} withAuthors />
    </>
  )
}

export function Related({ post }: PostProps) {
  return (
    <>
      <Picture post={post} />
      <Name post={post} />
      <Meta post={{ ...post, publishedOn: undefined }} />
    </>
  )
}

export function Line({ post }: PostProps) {
  return (
    <>
      <Name post={post} />
      <Meta post={{ ...post, minutesToRead: undefined }} />
    </>
  )
}

export function Discount({ post }: PostProps) {
  return (
    <>
      <Chips>
        <Chip tone="good">{postText.discount}</Chip>
      </Chips>
      <Name post={post} />
      <Description post={post} />
      {post.updatedOn ? (
        <p className={styles.soft}>
          {postText.checked} <Day on={post.updatedOn} />
        </p>
      ) : null}
    </>
  )
}

export function Scholarship({ post }: PostProps) {
  return (
    <>
      <Name post={post} />
      <Description post={post} />
      {post.updatedOn ? (
        <p className={styles.soft}>
          {postText.updated} <Day on={post.updatedOn} />
        </p>
      ) : null}
    </>
  )
}

export function ReviewLine({ post }: PostProps) {
  return (
    <>
      <SmallPicture post={post} />
      <div>
        <Name post={post} />
        <Score post={post} />
      </div>
    </>
  )
}

/** The mark and the title, with the score beside it where there is room. */
function Head({ post, mark }: PostProps & { mark?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.named}>
        {mark}
        <Name post={post} />
      </div>
      <Score post={post} />
    </div>
  )
}

function lenderMark(lender: LenderFacts | undefined) {
  return lender ? <LetterTile id={lender.id} name={lender.name} /> : undefined
}

/** A review with its score and its lender's current terms. */
export function LenderReview({ post }: PostProps) {
  const lender = useLender(post)
  return (
    <>
      <Head mark={lenderMark(lender)} post={post} />
      {lender ? <LenderFactList lender={lender} /> : <p className={styles.soft}>{postText.lenderUnknown}</p>}
    </>
  )
}

export function LenderReviewInShort({ post }: PostProps) {
  const lender = useLender(post)
  return (
    <>
      <Head mark={lenderMark(lender)} post={post} />
      {lender ? <LenderRates lender={lender} /> : <p className={styles.soft}>{postText.lenderUnknown}</p>}
    </>
  )
}

/** A review for comparison: the lender's terms without the text of the review. */
export function Offer({ post }: PostProps) {
  const lender = useLender(post)
  return (
    <>
      <Head mark={lenderMark(lender)} post={post} />
      {lender ? <LenderFactList lender={lender} /> : <p className={styles.soft}>{postText.lenderUnknown}</p>}
    </>
  )
}

export function CreditCard({ post }: PostProps) {
  const { cards } = usePageScope().data
  const card = cards.find((known) => known.card.id === post.cardId)
  return (
    <>
      <Head
        mark={
          card ? (
            <CardFace id={card.card.id} issuer={card.card.issuerName} issuerId={card.card.issuerId} />
          ) : undefined
        }
        post={post}
      />
      {card ? <CardFactList card={card} /> : <p className={styles.soft}>{postText.cardUnknown}</p>}
    </>
  )
}

/**
 * Renders each post by its category: reviews with their facts, scholarships with their dates, and all others
 * as articles.
 */
export function ByCategory({ post }: PostProps) {
  if (post.documentType === 'lenderReview') return <LenderReview post={post} />
  if (post.documentType === 'creditCardReview') return <CreditCard post={post} />
  if (parseCategory(post.categories?.[0]) === productLines.SCHOLARSHIP.category)
    return <Scholarship post={post} />
  return <Article post={post} />
}

function useLender({ lenderId }: PostProps['post']) {
  const { lenders } = usePageScope().data
  return lenders.find(({ id }) => id === lenderId)
}

function getCategoryLine({ categories }: PostProps['post']) {
  const category = parseCategory(categories?.[0])
  return Object.values(productLines).find((line) => line.category === category) ?? productLines.PSL
}

import { usePageScope } from '#app/blocks/page-scope.tsx'
import { CardFactList } from '#app/blocks/products/card-facts.tsx'
import { LenderFactList, LenderRates } from '#app/blocks/products/lender-facts.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { categoryOf } from '#content-model/documents/path-of.ts'
import { productLines } from '#domain/product-line.ts'
import { Day, Description, Meta, Name, Picture, type PostProps, Score, SmallPicture } from './post-parts.tsx'
import styles from './posts.module.css'
import { words } from './words.ts'

/** What one post shows of itself inside its card, by the style of the list. */

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
        <Chip>{lineOf(post).name}</Chip>
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
        <Chip tone="good">{words.discount}</Chip>
      </Chips>
      <Name post={post} />
      <Description post={post} />
      {post.updatedOn ? (
        <p className={styles.soft}>
          {words.checked} <Day on={post.updatedOn} />
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
          {words.updated} <Day on={post.updatedOn} />
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

/** The title, and the score at its side where there is room. */
function Head({ post }: PostProps) {
  return (
    <div className={styles.head}>
      <Name post={post} />
      <Score post={post} />
    </div>
  )
}

/** A review with its score and what its lender asks today. */
export function LenderReview({ post }: PostProps) {
  const lender = useLender(post)
  return (
    <>
      <Head post={post} />
      <Description post={post} />
      {lender ? <LenderFactList lender={lender} /> : <p className={styles.soft}>{words.lenderUnknown}</p>}
    </>
  )
}

export function LenderReviewInShort({ post }: PostProps) {
  const lender = useLender(post)
  return (
    <>
      <Head post={post} />
      {lender ? <LenderRates lender={lender} /> : <p className={styles.soft}>{words.lenderUnknown}</p>}
    </>
  )
}

/** A review for comparing: what the lender asks, without the words of the review. */
export function Offer({ post }: PostProps) {
  const lender = useLender(post)
  return (
    <>
      <Head post={post} />
      {lender ? <LenderFactList lender={lender} /> : <p className={styles.soft}>{words.lenderUnknown}</p>}
    </>
  )
}

export function CreditCard({ post }: PostProps) {
  const { cards } = usePageScope().data
  const card = cards.find(({ id }) => id === post.cardId)
  return (
    <>
      <Picture post={post} />
      <Head post={post} />
      {card ? <CardFactList card={card} /> : <p className={styles.soft}>{words.cardUnknown}</p>}
    </>
  )
}

/** Each post as its category asks: reviews with their facts, scholarships with their dates, all others as articles. */
export function ByCategory({ post }: PostProps) {
  if (post.documentType === 'lenderReview') return <LenderReview post={post} />
  if (post.documentType === 'creditCardReview') return <CreditCard post={post} />
  if (categoryOf(post.categories?.[0]) === productLines.SCHOLARSHIP.category)
    return <Scholarship post={post} />
  return <Article post={post} />
}

function useLender({ lenderId }: PostProps['post']) {
  const { lenders } = usePageScope().data
  return lenders.find(({ id }) => id === lenderId)
}

function lineOf({ categories }: PostProps['post']) {
  const category = categoryOf(categories?.[0])
  return Object.values(productLines).find((line) => line.category === category) ?? productLines.PSL
}

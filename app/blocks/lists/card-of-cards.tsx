import type { ReactNode } from 'react'
import shared from '#app/blocks/blocks.module.css'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card, CardLink } from '#app/ui/card/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stack } from '#app/ui/page/page.tsx'
import type { EntryOf } from '#content-model/blocks/block-types.ts'
import { pathOf } from '#content-model/documents/path-of.ts'
import { ItemTitle } from './item-title.tsx'
import styles from './lists.module.css'
import { listWords } from './words.ts'

type CardItem = EntryOf<'Cards'>['fields']['cardItems'][number]

interface CardOfCardsProps {
  item: CardItem
  entry: EntryOf<'Cards'>
  color: string
}

export function CardOfCards({ item, entry, color }: CardOfCardsProps) {
  const { title, image, text } = usePartsOf(item, entry.fields.cardType)
  return (
    <Card as="li" className={classNames(shared.surface, styles.card)} data-color={color}>
      {/* After the title in the source, so that a reader of the screen hears first what the card is about. */}
      <Stack>
        {title === undefined ? null : (
          <ItemTitle in={entry}>
            {item.relatedPost ? (
              <CardLink href={pathOf(item.relatedPost)}>
                <Words text={title} />
              </CardLink>
            ) : (
              <Words text={title} />
            )}
          </ItemTitle>
        )}
        {text ? <Stack className={styles.text}>{text}</Stack> : null}
      </Stack>
      {image ? <ContentImage className={styles.picture} image={image} width={600} height={400} /> : null}
    </Card>
  )
}

/** What the card says itself comes before what the page it leads to says. */
function usePartsOf({ title, image, body, items, relatedPost }: CardItem, type: 'List' | 'Text' | 'Post') {
  const { posts } = usePageScope().data
  const post = type === 'Post' && relatedPost ? posts[pathOf(relatedPost)] : undefined
  const linesFirst: ReactNode[] = [
    items?.length ? <Lines key="lines" lines={items} /> : null,
    body?.length ? <RichText key="body" value={body} /> : null,
  ]
  const [first, second] = type === 'List' ? linesFirst : linesFirst.toReversed()
  return {
    title: title ?? (relatedPost && (post?.title ?? relatedPost.title ?? listWords.readMore)),
    image: image ?? post?.image,
    text:
      first ??
      second ??
      (post?.description ? (
        <p>
          <Words text={post.description} />
        </p>
      ) : null),
  }
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Words text={line} />
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import shared from '#app/blocks/blocks.module.css'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card, CardLink } from '#app/ui/card/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stack } from '#app/ui/page/page.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { ItemTitle } from './item-title.tsx'
import styles from './lists.module.css'
import { listText } from './messages.ts'

type CardItem = EntryOf<'Cards'>['fields']['cardItems'][number]

interface CardOfCardsProps {
  item: CardItem
  entry: EntryOf<'Cards'>
  color: string
}

export function CardOfCards({ item, entry, color }: CardOfCardsProps) {
  const { title, image, text } = useCardParts(item, entry.fields.cardType)
  return (
    <Card as="li" className={classNames(shared.surface, styles.card)} data-color={color}>
      {/* The picture follows the title in the source, so that screen readers say the title first. */}
      <Stack>
        {title === undefined ? null : (
          <ItemTitle in={entry}>
            {item.relatedPost ? (
              <CardLink href={toDocumentPath(item.relatedPost)}>
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

/** Returns the parts of a card; the card's own content takes precedence over that of the page it links to. */
function useCardParts({ title, image, body, items, relatedPost }: CardItem, type: 'List' | 'Text' | 'Post') {
  const { posts } = usePageScope().data
  const post = type === 'Post' && relatedPost ? posts[toDocumentPath(relatedPost)] : undefined
  const linesFirst: ReactNode[] = [
    items?.length ? <Lines key="lines" lines={items} /> : null,
    body?.length ? <RichText key="body" value={body} /> : null,
  ]
  const [first, second] = type === 'List' ? linesFirst : linesFirst.toReversed()
  return {
    title: title ?? (relatedPost && (post?.title ?? relatedPost.title ?? listText.readMore)),
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

import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { EditorCardLink } from './editor-card-link.tsx'
import { productBlockText } from './messages.ts'
import styles from './products.module.css'

/** Discounts for students. A sample discount is labeled and never links to a real site. */
export function FeaturedDiscounts({ entry }: BlockProps<'Featured discounts'>) {
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      <CardList>
        {entry.fields.discounts.map(({ _key, title, text, link, image, isSample = false }, at) => (
          <Card as="li" className={styles.item} key={_key ?? at}>
            {image ? (
              <ContentImage
                className={styles.icon}
                image={{ ...image, altText: '' }}
                width={72}
                height={72}
              />
            ) : null}
            <p className={styles.name}>
              <EditorCardLink to={link} staysHere={isSample}>
                <Words text={title} />
              </EditorCardLink>
            </p>
            {text ? (
              <p className={styles.text}>
                <Words text={text} />
              </p>
            ) : null}
            {isSample ? (
              <>
                <Chips>
                  <Chip>{productBlockText.sample}</Chip>
                </Chips>
                <p className={styles.soft}>{productBlockText.discounts.sampleText}</p>
              </>
            ) : null}
          </Card>
        ))}
      </CardList>
    </div>
  )
}

import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { ContentImage } from '#app/blocks/media/content-image.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { CardList } from '#app/ui/card-list/card-list.tsx'
import { Illustration, type IllustrationName } from '#app/ui/illustration/illustration.tsx'
import { findVerticalProductLine } from '#cms/model/enumerations/vertical.ts'
import type { ProductLine } from '#domain/product-line.ts'
import { EditorCardLink } from './editor-card-link.tsx'
import styles from './products.module.css'

const drawings: Record<ProductLine, IllustrationName> = {
  PSL: 'cap',
  SLR: 'bars',
  CC: 'card',
  SCHOLARSHIP: 'medal',
  FAFSA: 'letter',
}

/** The product lines, each with its drawing unless an editor chose a picture. */
export function HomepageProductCards({ entry }: BlockProps<'Homepage product cards'>) {
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      <CardList>
        {entry.fields.cards.map(({ _key, vertical, title, text, link, image }, at) => {
          const line = findVerticalProductLine(vertical)
          if (!line) return null
          return (
            <Card as="li" className={styles.item} key={_key ?? at}>
              {image ? (
                <ContentImage
                  className={styles.icon}
                  image={{ ...image, altText: '' }}
                  width={72}
                  height={72}
                />
              ) : (
                <Illustration name={drawings[line]} />
              )}
              <p className={styles.name}>
                <EditorCardLink to={link}>
                  <Words text={title} />
                </EditorCardLink>
              </p>
              {text ? (
                <p className={styles.text}>
                  <Words text={text} />
                </p>
              ) : null}
            </Card>
          )
        })}
      </CardList>
    </div>
  )
}

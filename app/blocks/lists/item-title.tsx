import { createElement, type ReactNode } from 'react'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Plain } from '#app/blocks/rich-text/plain.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import styles from './lists.module.css'

/** One item of a block: its title and, if there is any, its text. */
export function ItemWords({
  in: block,
  title,
  text,
}: {
  in: object
  title: string
  text?: string | undefined
}) {
  return (
    <>
      <ItemTitle in={block}>
        <Words text={title} />
      </ItemTitle>
      {text ? (
        <p className={styles.soft}>
          <Words text={text} />
        </p>
      ) : null}
    </>
  )
}

/**
 * The title of an item in a block: a heading one level below the block's own. In a block without a title,
 * items are not headings either, because their level could skip one in the outline.
 */
export function ItemTitle({ in: block, children }: { in: object; children: ReactNode }) {
  const heading = usePageScope().outline.getHeading(block)
  const level = heading ? `h${heading.level + 1}` : 'p'
  return createElement(level, { className: styles.itemTitle }, <Plain>{children}</Plain>)
}

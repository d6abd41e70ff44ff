import { createElement, type ReactNode } from 'react'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Plain } from '#app/blocks/rich-text/plain.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import styles from './lists.module.css'

/** A part of a block: its title, and what is said of it, if anything. */
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
 * The title of a part of a block: a heading one level below the block's own. A block without a title has no place in the
 * outline, so its parts are no headings either: any level could skip one.
 */
export function ItemTitle({ in: block, children }: { in: object; children: ReactNode }) {
  const heading = usePageScope().outline.headingOf(block)
  const level = heading ? `h${heading.level + 1}` : 'p'
  return createElement(level, { className: styles.itemTitle }, <Plain>{children}</Plain>)
}

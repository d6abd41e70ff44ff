import { useId } from 'react'
import type { BlockProps } from '#app/blocks/block.ts'
import type { Heading } from '#app/blocks/outline.ts'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { nestHeadings } from './nest-headings.ts'
import styles from './structure.module.css'

/** Links to the headings of the page; renders nothing on a page without headings. */
export function TableOfContents({ entry: { fields } }: BlockProps<'Table of contents'>) {
  const id = useId()
  const nested = nestHeadings(usePageScope().outline.headings)
  if (nested.length === 0) return null
  return (
    <nav aria-labelledby={id} className={styles.contents} data-print="no">
      <p id={id}>
        <Words text={fields.title || 'On this page'} />
      </p>
      <ul>
        {nested.map(({ heading, below }) => (
          <li key={heading.id}>
            <HeadingLink heading={heading} />
            {below.length > 0 ? (
              <ul>
                {below.map((each) => (
                  <li key={each.id}>
                    <HeadingLink heading={each} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function HeadingLink({ heading: { id, text } }: { heading: Heading }) {
  return <a href={`#${id}`}>{usePlainWords()(text)}</a>
}

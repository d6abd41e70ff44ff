import { createElement } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import shared from './blocks.module.css'
import { usePageScope } from './page-scope.tsx'
import { Plain } from './rich-text/plain.tsx'
import { Words } from './rich-text/words.tsx'

/**
 * The title of a section or a block: a heading at its level in the outline, or a line below the heading that
 * stands right above it. Renders nothing when there is no title.
 */
export function BlockTitle({ of, className }: { of: object; className?: string | undefined }) {
  const heading = usePageScope().outline.getHeading(of)
  if (!heading) return null
  const title = (
    <Plain>
      <Words text={heading.text} />
    </Plain>
  )
  const { id, level, isLine } = heading
  if (isLine)
    return (
      <p id={id} className={classNames(className, shared.line)}>
        {title}
      </p>
    )
  return createElement(`h${level}`, { id, className }, title)
}

import { createElement } from 'react'
import { usePageScope } from './page-scope.tsx'
import { Plain } from './rich-text/plain.tsx'
import { Words } from './rich-text/words.tsx'

/** The heading of a section or a block, at its place in the outline; nothing where there is none. */
export function BlockTitle({ of, className }: { of: object; className?: string | undefined }) {
  const heading = usePageScope().outline.headingOf(of)
  if (!heading) return null
  const title = (
    <Plain>
      <Words text={heading.text} />
    </Plain>
  )
  return createElement(`h${heading.level}`, { id: heading.id, className }, title)
}

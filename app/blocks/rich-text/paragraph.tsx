import type { PortableTextBlock } from '@portabletext/react'
import { createElement, type ReactNode, use } from 'react'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { Plain } from './plain.tsx'
import { getOriginal } from './prepare-text.ts'
import { TextHeading } from './text-heading.ts'

/** A paragraph, heading or quotation. A style from another version renders as a paragraph. */
export function Block({ value, children }: { value: PortableTextBlock; children?: ReactNode }) {
  const id = usePageScope().outline.getHeading(getOriginal(value))?.id
  const words = <Plain>{children}</Plain>
  const element = use(TextHeading)
  if (element && /^h[2-4]$/.test(value.style ?? '')) return createElement(element, {}, words)
  switch (value.style) {
    case 'h2':
      return <h2 id={id}>{words}</h2>
    case 'h3':
      return <h3 id={id}>{words}</h3>
    case 'h4':
      return <h4>{words}</h4>
    case 'blockquote':
      return <blockquote>{children}</blockquote>
    default:
      return <p>{children}</p>
  }
}

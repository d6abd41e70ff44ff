import type { ComponentProps } from 'react'
import { type Markup, writtenText } from './markup.ts'

/** An element around what was written as text. */
export function Written({ markup, ...rest }: ComponentProps<'div'> & { markup: Markup }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only `markup` makes it, which escapes what it is given
  return <div {...rest} dangerouslySetInnerHTML={{ __html: writtenText(markup) }} />
}

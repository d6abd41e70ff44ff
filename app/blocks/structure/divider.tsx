import type { BlockProps } from '#app/blocks/block.ts'

/** A line. One that only decorates is passed over by screen readers; any other tells of a new subject. */
export function Divider({ entry }: BlockProps<'Divider'>) {
  return <hr aria-hidden={entry.fields.isDecorative || undefined} />
}

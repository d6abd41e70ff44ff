import type { BlockProps } from '#app/blocks/block.ts'
import { ContentButton } from '#app/blocks/content-button.tsx'

export function ButtonBlock({ entry }: BlockProps<'Button'>) {
  return (
    <div>
      <ContentButton button={entry.fields.button} />
    </div>
  )
}

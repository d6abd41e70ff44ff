import { ButtonLink } from '#app/ui/button/button.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import type { EntryOf } from '#content-model/blocks/block-types.ts'
import { newTab, newTabWords } from './content-link.tsx'
import { linkTarget } from './link-target.ts'
import { usePageScope } from './page-scope.tsx'
import { Plain } from './rich-text/plain.tsx'
import { Words } from './rich-text/words.tsx'

export type ContentButtonValue = EntryOf<'Button'>['fields']['button']

const looks = { primary: 'purple', white: 'white' } as const

/** A button as an editor set it up; nothing where its address is none that a link may have. */
export function ContentButton({ button }: { button: ContentButtonValue }) {
  const { label, link, fitContent, withArrow, variant = 'primary', color, size } = button
  const target = linkTarget(link, usePageScope().siteUrl)
  if (!target) return null
  const isElsewhere = target.kind === 'other'
  return (
    <ButtonLink
      {...(isElsewhere && newTab)}
      href={target.href}
      variant={color ?? looks[variant]}
      size={size === 'small' ? 'small' : 'normal'}
      fitContent={fitContent ?? false}
      withArrow={withArrow ?? false}
    >
      <Plain>
        <Words text={label} />
      </Plain>
      {isElsewhere ? <Spoken>{newTabWords}</Spoken> : null}
    </ButtonLink>
  )
}

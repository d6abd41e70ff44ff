import { ButtonLink } from '#app/ui/button/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { newTab, newTabWords } from './content-link.tsx'
import { resolveLink } from './link-target.ts'
import { usePageScope } from './page-scope.tsx'
import { Plain } from './rich-text/plain.tsx'
import { Words } from './rich-text/words.tsx'

export type ContentButtonValue = EntryOf<'Button'>['fields']['button']

const looks = { primary: 'purple', white: 'white' } as const

/** A button as an editor configured it; renders nothing when its address is not a safe link. */
export function ContentButton({ button }: { button: ContentButtonValue }) {
  const { label, link, fitContent, withArrow, variant = 'primary', color, size } = button
  const { siteUrl, interstitialFor } = usePageScope()
  const target = resolveLink(link, siteUrl)
  if (!target) return null
  const way = interstitialFor?.(target.href)
  const isElsewhere = target.kind === 'other'
  return (
    <ButtonLink
      {...(isElsewhere && newTab)}
      data-between={way?.between}
      href={way?.href ?? target.href}
      variant={color ?? looks[variant]}
      size={size === 'small' ? 'small' : 'normal'}
      fitContent={fitContent ?? false}
      withArrow={withArrow ?? false}
    >
      <Plain>
        <Words text={label} />
      </Plain>
      {isElsewhere ? <VisuallyHidden>{newTabWords}</VisuallyHidden> : null}
    </ButtonLink>
  )
}

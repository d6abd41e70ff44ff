import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Read } from '#content-model/documents/document-types.ts'
import { words } from './words.ts'

interface SiteDisclosureProps {
  settings: Read<'settings'>
  /** Instead of the text of the settings. */
  own?: Read<'settings'>['advertiserDisclosure']
}

/** What we earn from providers that a page shows; nothing where neither the page nor the site says it. */
export function SiteDisclosure({ settings, own }: SiteDisclosureProps) {
  const text = own ?? settings.advertiserDisclosure
  if (!text) return null
  return (
    <Note size="small">
      <p>
        <strong>{words.disclosure}</strong>
      </p>
      <RichText value={text} />
    </Note>
  )
}

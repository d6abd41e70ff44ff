import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import type { Read } from '#cms/model/documents/document-types.ts'
import styles from './library.module.css'
import { libraryText } from './messages.ts'

interface SiteDisclosureProps {
  settings: Read<'settings'>
  /** Replaces the text from the settings. */
  own?: Read<'settings'>['advertiserDisclosure']
}

/** What we earn from the providers on a page; renders nothing when neither page nor settings have a text. */
export function SiteDisclosure({ settings, own }: SiteDisclosureProps) {
  const text = own ?? settings.advertiserDisclosure
  if (!text) return null
  return (
    <div aria-label={libraryText.disclosure} className={styles.disclosure} role="note">
      <RichText value={text} />
    </div>
  )
}

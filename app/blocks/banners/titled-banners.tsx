import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import shared from '#app/blocks/blocks.module.css'
import { ContentButton } from '#app/blocks/content-button.tsx'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import styles from './banners.module.css'
import { bannerText } from './messages.ts'

export function FinalVerdictBanner({ entry }: BlockProps<'Final verdict banner'>) {
  return (
    <Stack className={shared.surface} data-color="primary">
      {entry.fields.title ? (
        <BlockTitle of={entry} className={styles.title} />
      ) : (
        <p className={styles.label}>{bannerText.verdict}</p>
      )}
      <RichText value={entry.fields.text} />
    </Stack>
  )
}

export function WhyTrustBanner({ entry }: BlockProps<'Why-trust banner'>) {
  const { title, text, button } = entry.fields
  return (
    <div className={`${shared.surface} ${styles.drawn}`}>
      <Illustration name="key" />
      <Stack className={styles.words}>
        {title ? (
          <BlockTitle of={entry} className={styles.title} />
        ) : (
          <p className={styles.label}>{bannerText.whyTrust}</p>
        )}
        <RichText value={text} />
        {button ? <ContentButton button={button} /> : null}
      </Stack>
    </div>
  )
}

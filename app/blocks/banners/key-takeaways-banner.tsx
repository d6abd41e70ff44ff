import { useId } from 'react'
import type { BlockProps } from '#app/blocks/block.ts'
import shared from '#app/blocks/blocks.module.css'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import styles from './banners.module.css'
import { bannerText } from './messages.ts'

export function KeyTakeawaysBanner({ entry }: BlockProps<'Key takeaways banner'>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack className={shared.surface} data-color="secondary">
        <p className={styles.label} id={id}>
          {bannerText.keyTakeaways}
        </p>
        <ul className={styles.points}>
          {entry.fields.takeaways.map((takeaway) => (
            <li key={takeaway}>
              <Words text={takeaway} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}

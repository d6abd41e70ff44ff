import { Words } from '#app/blocks/rich-text/words.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import styles from './banners.module.css'
import { bannerText } from './messages.ts'

/** A tip; both kinds that editors can choose look the same. */
export function TipBanner({ entry }: { entry: { fields: { text: string } } }) {
  return (
    <Note className={styles.tip} role="note">
      <Icon name="bulb" size={28} />
      <div>
        <p className={styles.label}>{bannerText.tip}</p>
        <p>
          <Words text={entry.fields.text} />
        </p>
      </div>
    </Note>
  )
}

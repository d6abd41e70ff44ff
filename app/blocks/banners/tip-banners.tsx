import type { BlockProps } from '#app/blocks/block.ts'
import shared from '#app/blocks/blocks.module.css'
import { Words } from '#app/blocks/rich-text/words.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import styles from './banners.module.css'
import { bannerText } from './messages.ts'

export function TipBanner({ entry }: BlockProps<'Tip banner'>) {
  return (
    <Note role="note">
      <Tip text={entry.fields.text} />
    </Note>
  )
}

export function TipBannerPurple({ entry }: BlockProps<'TuitionHero tip banner - purple'>) {
  return (
    <div className={classNames(shared.surface, styles.tip)} data-color="primary" role="note">
      <Icon name="bulb" size={28} />
      <div>
        <Tip text={entry.fields.text} />
      </div>
    </div>
  )
}

function Tip({ text }: { text: string }) {
  return (
    <>
      <p className={styles.label}>{bannerText.tip}</p>
      <p>
        <Words text={text} />
      </p>
    </>
  )
}

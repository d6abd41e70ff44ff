import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import styles from './modal.module.css'

interface ModalTemplateProps {
  title: ReactNode
  closeLabel?: string
}

/**
 * The empty dialog in which other pages show this page's `data-modal-content` (app/scripts/promos.ts). It looks
 * and closes as a `Modal` does. Its title has the first focus: what it offers is read first, and no keyboard covers it.
 */
export function ModalTemplate({ title, closeLabel = 'Close' }: ModalTemplateProps) {
  return (
    <template data-modal>
      <dialog className={styles.modal} aria-labelledby="modal-title">
        <div className={styles.inside}>
          {/* biome-ignore lint/a11y/noAutofocus: it takes effect when the dialog opens, which needs a first focus */}
          <h2 autoFocus className={styles.title} id="modal-title" tabIndex={-1}>
            {title}
          </h2>
          <button className={styles.close} type="button" aria-label={closeLabel}>
            <Icon name="close" />
          </button>
          <div className={styles.body} data-modal-body />
        </div>
      </dialog>
    </template>
  )
}

import { useState } from 'react'
import { Modal } from '#app/ui/modal/modal.tsx'
import { words } from './picker-words.ts'
import styles from './school-picker.module.css'

/** What to try when a school does not show up. */
export function PickerHelp() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button className={styles.help} type="button" data-needs-script onClick={() => setOpen(true)}>
        {words.help}
      </button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={words.helpTitle}>
        <ol className={styles.steps}>
          {words.helpSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Modal>
    </>
  )
}

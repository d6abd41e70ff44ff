import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Modal } from '#app/ui/modal/modal.tsx'
import { pickerText } from './picker-messages.ts'
import styles from './school-picker.module.css'

/**
 * Suggests what to try when a school is not found.
 * @param onGoOn continues without one, if the form takes none
 */
export function PickerHelp({ onGoOn }: { onGoOn?: (() => void) | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button className={styles.help} type="button" data-needs-script onClick={() => setOpen(true)}>
        {pickerText.help}
      </button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={pickerText.helpTitle}>
        <ol className={styles.steps}>
          {pickerText.helpSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {onGoOn ? (
          <Button fitContent type="button" onClick={onGoOn}>
            {pickerText.goOn}
          </Button>
        ) : null}
      </Modal>
    </>
  )
}

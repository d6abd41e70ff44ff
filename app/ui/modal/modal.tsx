import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import styles from './modal.module.css'

interface ModalProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  closeLabel?: string
}

/**
 * A modal dialog with a close button. The browser's own dialog keeps the focus inside, restores it, and
 * closes on Escape. It slides up in 500 ms and closes at once (spec §2).
 */
export function Modal({ open, onClose, title, children, closeLabel = 'Close' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog only repeats what Escape and the button do
    <dialog
      className={styles.modal}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      {open ? (
        <div className={styles.inside}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button
            className={styles.close}
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
          <div className={styles.body}>{children}</div>
        </div>
      ) : null}
    </dialog>
  )
}

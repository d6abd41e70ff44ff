import { createContext, type ReactNode, useContext } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import type { ToastList } from './toast-list.ts'
import styles from './toasts.module.css'

/**
 * The place of the toasts, at the top right of the page, where they are said to screen readers as they come. Empty as the
 * server prints it: app/scripts/toasts.ts fills it from the template.
 */
export function ToastRegion() {
  return (
    <div className={styles.region} role="status" aria-live="polite" data-print="no" data-toasts>
      <template>
        <button className={styles.toast} type="button">
          <Icon data-for="success" name="check" size={20} />
          <Icon data-for="error" name="warning" size={20} />
          <span data-text />
          <span className={styles.close}>
            <Icon name="close" size={16} />
            <Spoken>Close</Spoken>
          </span>
        </button>
      </template>
    </div>
  )
}

const ToastContext = createContext<ToastList | null>(null)

/** Gives islands the toasts of the open page. */
export function ToastProvider({ toasts, children }: { toasts: ToastList; children: ReactNode }) {
  return <ToastContext value={toasts}>{children}</ToastContext>
}

/** `success` and `error` show a short message that leaves by itself. Not for anything that must be read. */
export function useToasts(): Pick<ToastList, 'success' | 'error'> {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts must be used within a ToastProvider')
  return toasts
}

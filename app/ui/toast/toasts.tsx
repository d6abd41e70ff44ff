import { createContext, type ReactNode, useContext } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { ToastList } from './toast-list.ts'
import styles from './toasts.module.css'

/**
 * The region for toasts at the top right of the page, where screen readers announce them. The server renders
 * it empty, and app/scripts/toasts.ts fills it from the template.
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
            <VisuallyHidden>Close</VisuallyHidden>
          </span>
        </button>
      </template>
    </div>
  )
}

const ToastContext = createContext<ToastList | null>(null)

/** Provides islands with the toasts of the open page. */
export function ToastProvider({ toasts, children }: { toasts: ToastList; children: ReactNode }) {
  return <ToastContext value={toasts}>{children}</ToastContext>
}

/**
 * Returns `success` and `error`, which show a short message that closes by itself. What must be read takes the focus,
 * and stays while it has it.
 */
export function useToasts(): Pick<ToastList, 'success' | 'error'> {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts must be used within a ToastProvider')
  return toasts
}

import {
  createContext,
  type PointerEvent,
  type ReactNode,
  useContext,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { isDraggedAway, type ToastList, type ToastMessage, toastList } from './toast-list.ts'
import styles from './toasts.module.css'

const ToastContext = createContext<ToastList | null>(null)
const none: readonly ToastMessage[] = []

/** Holds the toasts of the page, at its top right, and says them to screen readers as they come. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(toastList)
  const messages = useSyncExternalStore(toasts.subscribe, toasts.messages, () => none)
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={styles.region} role="status" aria-live="polite" data-print="no">
        {messages.map((message) => (
          <Toast key={message.id} message={message} toasts={toasts} />
        ))}
      </div>
    </ToastContext>
  )
}

/** `success` and `error` show a short message that leaves by itself. Not for anything that must be read. */
export function useToasts(): Pick<ToastList, 'success' | 'error'> {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts must be used within a ToastProvider')
  return toasts
}

function Toast({ message, toasts }: { message: ToastMessage; toasts: ToastList }) {
  const drag = useDrag(() => toasts.close(message.id))
  const hold = () => toasts.hold(message.id)
  const release = () => toasts.release(message.id)
  return (
    <button
      {...drag}
      className={styles.toast}
      data-tone={message.tone}
      onBlur={release}
      onFocus={hold}
      onPointerEnter={hold}
      onPointerLeave={release}
      type="button"
    >
      <Icon name={message.tone === 'success' ? 'check' : 'warning'} size={20} />
      <span>{message.text}</span>
      <span className={styles.close}>
        <Icon name="close" size={16} />
        <Spoken>Close</Spoken>
      </span>
    </button>
  )
}

/** Follows the pointer sideways; a click, or a drag of 80 % of the width, closes. */
function useDrag(close: () => void) {
  const from = useRef<number | null>(null)
  const moved = useRef(0)
  const move = (element: HTMLElement, distance: number) => {
    moved.current = distance
    element.style.translate = `${distance}px`
    element.style.opacity = String(1 - Math.abs(distance) / element.offsetWidth / 1.5)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientX
      moved.current = 0
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== null) move(event.currentTarget, event.clientX - from.current)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      from.current = null
      if (isDraggedAway(moved.current, event.currentTarget.offsetWidth)) close()
      else event.currentTarget.style.translate = event.currentTarget.style.opacity = ''
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      from.current = null
      event.currentTarget.style.translate = event.currentTarget.style.opacity = ''
    },
    onClick() {
      // A drag that fell short ends in a click too; it must not close.
      if (Math.abs(moved.current) < 6) close()
    },
  }
}

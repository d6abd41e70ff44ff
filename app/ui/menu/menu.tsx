import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import styles from './menu.module.css'
import { typeAhead } from './type-ahead.ts'

interface MenuProps<Value extends string> {
  /** The form name of each choice's button, by which a page without React can hear it too. */
  name: string
  /** What the button is called; its face is `children`. */
  label: string
  children: ReactNode
  choices: readonly { value: Value; label: string; icon: IconName }[]
  value: Value
  onChoose: (value: Value) => void
  className?: string | undefined
}

/**
 * A button with a menu of choices of which one holds. Arrows, Home, End and first letters move; Enter chooses; Escape
 * and a press elsewhere close, by the browser's own popover.
 */
export function Menu<Value extends string>({
  name,
  label,
  children,
  choices,
  value,
  onChoose,
  className,
}: MenuProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [find] = useState(typeAhead)
  const [isOpen, setOpen] = useState(false)

  function move(event: KeyboardEvent) {
    if (!list.current?.matches(':popover-open')) return
    const entries = [...list.current.querySelectorAll<HTMLElement>('[role=menuitemradio]')]
    const index = entries.findIndex((entry) => entry.matches(':focus'))
    const next = nextEntry(event.key, index, entries.length) ?? findByLetter(event, entries, index)
    if (event.key === 'Tab') list.current.hidePopover()
    if (next === undefined) return
    event.preventDefault()
    entries[next]?.focus()
  }

  function findByLetter(event: KeyboardEvent, entries: HTMLElement[], index: number) {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
      return undefined
    const found = find(
      event.key,
      entries.map((entry) => entry.textContent),
      index,
    )
    return found < 0 ? undefined : found
  }

  return (
    <div className={classNames(styles.root, className)} data-needs-script>
      <button
        className={styles.button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        onKeyDown={move}
      >
        {children}
      </button>
      <div
        className={styles.menu}
        id={id}
        popover="auto"
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        onToggle={(event) => {
          const open = event.newState === 'open'
          setOpen(open)
          // The event comes a moment after the opening; a quick key may have moved on by then.
          const isUntouched = open && !list.current?.querySelector(':focus')
          if (isUntouched) list.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
        }}
      >
        {choices.map((choice) => (
          <button
            className={styles.choice}
            key={choice.value}
            type="button"
            name={name}
            value={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            tabIndex={choice.value === value ? 0 : -1}
            onClick={() => {
              onChoose(choice.value)
              list.current?.hidePopover()
            }}
          >
            <Icon name={choice.icon} size={20} />
            <span>{choice.label}</span>
            <Icon className={styles.mark} name="check" size={18} />
          </button>
        ))}
      </div>
    </div>
  )
}

function nextEntry(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

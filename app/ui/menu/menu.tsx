import { type ReactNode, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import barPopover from './bar-popover.module.css'
import styles from './menu.module.css'

interface MenuProps<Value extends string> {
  /** The name of each choice's button, by which the page script identifies the menu. */
  name: string
  /** The label of the button, whose visible content is `children`. */
  label: string
  children: ReactNode
  choices: readonly { value: Value; label: string; icon: IconName }[]
  /** The initially selected choice. */
  value: Value
  className?: string | undefined
}

/**
 * A button that opens a menu in which one choice is selected. The browser's own popover opens it, and closes
 * it on Escape or on a press outside; app/scripts/menus.ts handles arrow keys, Home, End and first letters.
 */
export function Menu<Value extends string>({
  name,
  label,
  children,
  choices,
  value,
  className,
}: MenuProps<Value>) {
  const id = useId()
  return (
    <div className={classNames(styles.root, className)} data-needs-script>
      <button
        className={styles.button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded="false"
        popoverTarget={id}
      >
        {children}
      </button>
      <div
        className={classNames(barPopover.frame, styles.menu)}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
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

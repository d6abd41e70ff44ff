import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { Menu } from '#app/ui/menu/menu.tsx'
import { type ColorMode, colorModeKey, colorModes } from './color-mode.ts'
import styles from './color-mode-switch.module.css'
import { shellText } from './messages.ts'

// app/scripts/color-mode.ts handles both controls and marks the current mode.

const icons: Record<ColorMode, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' }

/** An icon button that opens a menu of the three modes. */
export function ColorModeMenu() {
  return (
    <Menu
      name={colorModeKey}
      label={shellText.appearance}
      value="system"
      choices={colorModes.map((value) => ({ value, label: shellText.colorModes[value], icon: icons[value] }))}
    >
      <Icon className={styles.sun} name="sun" />
      <Icon className={styles.moon} name="moon" />
    </Menu>
  )
}

/** The three modes side by side, for the small-screen menu. */
export function ColorModeRow() {
  return (
    <fieldset className={styles.row} data-needs-script>
      <legend className={styles.legend}>{shellText.appearance}</legend>
      {colorModes.map((value) => (
        <button
          className={styles.choice}
          key={value}
          type="button"
          name={colorModeKey}
          value={value}
          aria-pressed={value === 'system'}
        >
          <Icon name={icons[value]} size={20} />
          {shellText.colorModes[value]}
        </button>
      ))}
    </fieldset>
  )
}

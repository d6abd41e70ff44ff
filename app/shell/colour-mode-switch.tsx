import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { Menu } from '#app/ui/menu/menu.tsx'
import { type ColourMode, colourModeKey, colourModes } from './colour-mode.ts'
import styles from './colour-mode-switch.module.css'
import { words } from './words.ts'

// Both are heard by app/scripts/colour-mode.ts, which marks the mode that holds.

const icons: Record<ColourMode, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' }

/** An icon button with the three modes in a menu. */
export function ColourModeMenu() {
  return (
    <Menu
      name={colourModeKey}
      label={words.appearance}
      value="system"
      choices={colourModes.map((value) => ({ value, label: words.colourModes[value], icon: icons[value] }))}
    >
      <Icon className={styles.sun} name="sun" />
      <Icon className={styles.moon} name="moon" />
    </Menu>
  )
}

/** The three modes side by side, for the small-screen menu. */
export function ColourModeRow() {
  return (
    <fieldset className={styles.row} data-needs-script>
      <legend className={styles.legend}>{words.appearance}</legend>
      {colourModes.map((value) => (
        <button
          className={styles.choice}
          key={value}
          type="button"
          name={colourModeKey}
          value={value}
          aria-pressed={value === 'system'}
        >
          <Icon name={icons[value]} size={20} />
          {words.colourModes[value]}
        </button>
      ))}
    </fieldset>
  )
}

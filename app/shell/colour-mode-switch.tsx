import { useEffect, useState } from 'react'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { Menu } from '#app/ui/menu/menu.tsx'
import {
  applyColourMode,
  type ColourMode,
  colourModeKey,
  colourModes,
  readColourMode,
} from './colour-mode.ts'
import styles from './colour-mode-switch.module.css'
import { words } from './words.ts'

interface SwitchProps {
  mode: ColourMode
  onChoose: (mode: ColourMode) => void
}

const icons: Record<ColourMode, IconName> = { light: 'sun', dark: 'moon', system: 'monitor' }

/** The mode that holds. The head script has already shown the kept choice; this learns which it is. */
export function useColourMode(): SwitchProps {
  const [mode, setMode] = useState<ColourMode>('system')
  useEffect(() => setMode(readColourMode()), [])
  return {
    mode,
    onChoose(chosen) {
      applyColourMode(chosen)
      setMode(chosen)
    },
  }
}

/** An icon button with the three modes in a menu. */
export function ColourModeMenu({ mode, onChoose }: SwitchProps) {
  return (
    <Menu
      name={colourModeKey}
      label={words.appearance}
      value={mode}
      choices={colourModes.map((value) => ({ value, label: words.colourModes[value], icon: icons[value] }))}
      onChoose={onChoose}
    >
      <Icon className={styles.sun} name="sun" />
      <Icon className={styles.moon} name="moon" />
    </Menu>
  )
}

/** The three modes side by side, for the small-screen menu. */
export function ColourModeRow({ mode, onChoose }: SwitchProps) {
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
          aria-pressed={value === mode}
          onClick={() => onChoose(value)}
        >
          <Icon name={icons[value]} size={20} />
          {words.colourModes[value]}
        </button>
      ))}
    </fieldset>
  )
}

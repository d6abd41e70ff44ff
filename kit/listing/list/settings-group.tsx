import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import styles from './settings-group.module.css'

interface SettingsGroupProps {
  legend: string
  hint?: string
  children: ReactNode
}

/** Settings of a list that belong together. */
export function SettingsGroup({ legend, hint, children }: SettingsGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </fieldset>
  )
}

interface SettingsSwitchProps {
  name: string
  label: string
  hint?: string
  isOn: boolean
}

export function SettingsSwitch({ name, label, hint, isOn }: SettingsSwitchProps) {
  const text = (
    <>
      {label}
      {hint ? <small className={styles.hint}>{hint}</small> : null}
    </>
  )
  return <Checkbox defaultChecked={isOn} id={name} label={text} name={name} value="1" />
}

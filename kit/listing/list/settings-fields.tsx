import type { ComponentProps, ReactNode } from 'react'
import { maxSearchCharacters } from '#app/shell/navigation.ts'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import styles from './settings-group.module.css'

/** Texts that the settings of all lists share. */
export const fineTuneText = 'Fine-tune'
export const filtersText = 'Filters'
export const sortText = 'Sort by'
export const changedText = (count: number) => `${count} changed`

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

interface SettingsSelectProps extends Omit<ComponentProps<typeof SelectField>, 'id' | 'defaultValue'> {
  name: string
  value: string | undefined
  /** The choice that sets nothing, if there is one. */
  unset?: string
}

export function SettingsSelect({ name, value = '', unset, options, ...rest }: SettingsSelectProps) {
  const all = unset === undefined ? options : [{ value: '', label: unset }, ...options]
  return <SelectField {...rest} defaultValue={value} id={name} name={name} options={all} />
}

/** Returns the choices of a select: codes with their names. */
export function toOptions<Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): { value: string; label: string }[] {
  return codes.map((value) => ({ value, label: names[value] }))
}

interface SettingsNumberProps extends Omit<ComponentProps<typeof TextField>, 'id' | 'defaultValue'> {
  name: string
  value: number | undefined
}

export function SettingsNumber({ name, value, ...rest }: SettingsNumberProps) {
  return <TextField {...rest} defaultValue={value ?? ''} id={name} inputMode="numeric" name={name} />
}

/** Searches a list by words. */
export function SettingsSearch({ label, words }: { label: string; words: string }) {
  return (
    <TextField
      defaultValue={words}
      id="q"
      label={label}
      maxLength={maxSearchCharacters}
      name="q"
      type="search"
    />
  )
}

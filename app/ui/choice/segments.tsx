import type { ReactNode } from 'react'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from './segments.module.css'

export interface SegmentsProps {
  /** The first radio button gets this id. */
  id: string
  name: string
  legend: string
  choices: readonly { value: string; label: ReactNode }[]
  value: string
  /** The value that a form leaves out of its address. */
  unsetValue?: string | undefined
}

/** A few short choices in one line, of which one is on. */
export function Segments({ id, name, legend, choices, value, unsetValue }: SegmentsProps) {
  return (
    <fieldset className={styles.segments}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map((choice, index) => (
        <label key={choice.value}>
          <input
            data-default={unsetValue}
            defaultChecked={choice.value === value}
            id={index === 0 ? id : `${id}-${choice.value}`}
            name={name}
            type="radio"
            value={choice.value}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

interface SegmentButtonsProps {
  /** What the buttons set, for screen readers. */
  label: string
  name: string
  choices: readonly { value: string; label: string }[]
  value: string
}

/** The same as buttons of a form, each of which sends its value at once; wraps in a narrow window. */
export function SegmentButtons({ label, name, choices, value }: SegmentButtonsProps) {
  return (
    <fieldset className={styles.segments} data-wraps>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <button
          aria-pressed={choice.value === value}
          data-live-press
          key={choice.value}
          name={name}
          type="submit"
          value={choice.value}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}

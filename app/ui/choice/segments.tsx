import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from './segments.module.css'

export interface SegmentsProps {
  /** The first radio button gets this id. */
  id: string
  name: string
  legend: string
  choices: readonly { value: string; label: string }[]
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

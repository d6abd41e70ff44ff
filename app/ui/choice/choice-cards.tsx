import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldError } from '#app/ui/field/field.tsx'
import styles from './choice.module.css'

interface ChoiceText {
  label: string
  detail?: string | undefined
}

interface ChoiceCardsProps extends Omit<ComponentProps<'fieldset'>, 'id' | 'onChange'> {
  /** The first radio button gets this id, so that the error summary can link to it. */
  id: string
  name: string
  /** The question, which may contain the page's h1. */
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  choices: readonly (ChoiceText & { value: string })[]
  defaultValue?: string | undefined
  /** `small` for short choices side by side, such as the order of a list. */
  size?: 'normal' | 'small'
  onChange?: (value: string) => void
}

/** One question with its answers as large cards, each with a radio button. */
export function ChoiceCards({
  id,
  name,
  legend,
  hint,
  error,
  choices,
  defaultValue,
  size = 'normal',
  onChange,
  ...rest
}: ChoiceCardsProps) {
  return (
    <fieldset {...rest} {...describedBy({ id, hint, error })} className={styles.group} data-size={size}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <FieldError id={id} error={error} />
      <div className={styles.choices} data-rows={countRows(choices)}>
        {choices.map((choice, index) => (
          <label className={styles.choice} key={choice.value}>
            <input
              className={styles.radio}
              defaultChecked={choice.value === defaultValue}
              id={index === 0 ? id : `${id}-${choice.value}`}
              name={name}
              onChange={onChange ? () => onChange(choice.value) : undefined}
              type="radio"
              value={choice.value}
            />
            <ChoiceWords {...choice} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface CheckboxCardsProps extends Omit<ComponentProps<'fieldset'>, 'id'> {
  id: string
  /** The question, which may contain the page's h1. */
  legend: ReactNode
  hint?: ReactNode
  /** Each is a field of its own. */
  choices: readonly (ChoiceText & { id: string; name: string; isChecked: boolean })[]
}

/** One question that takes several answers, as large cards, each with a checkbox whose value is "yes". */
export function CheckboxCards({ id, legend, hint, choices, ...rest }: CheckboxCardsProps) {
  return (
    <fieldset {...rest} {...describedBy({ id, hint })} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <div className={styles.choices} data-rows={countRows(choices)}>
        {choices.map(({ id, name, isChecked, ...text }) => (
          <label className={styles.choice} key={id}>
            <input
              className={styles.box}
              defaultChecked={isChecked}
              id={id}
              name={name}
              type="checkbox"
              value="yes"
            />
            <ChoiceWords {...text} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function ChoiceWords({ label, detail }: ChoiceText) {
  return (
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </span>
  )
}

/**
 * Returns the rows of a list in two columns, which is read faster and leaves the button below it in the window; undefined
 * for a short list, or one with long answers that one column still shows at once.
 */
function countRows(choices: readonly ChoiceText[]): number | undefined {
  const areShort = choices.every(({ label, detail = '' }) => label.length + detail.length <= 58)
  return choices.length > 14 || (areShort && choices.length > 6) ? Math.ceil(choices.length / 2) : undefined
}

import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldError } from '#app/ui/field/field.tsx'
import styles from './choice.module.css'

interface ChoiceCardsProps extends Omit<ComponentProps<'fieldset'>, 'id' | 'onChange'> {
  /** The first radio button gets this id, so that the error summary can link to it. */
  id: string
  name: string
  /** The question, which may contain the page's h1. */
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  choices: readonly { value: string; label: string; detail?: string }[]
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
          <span className={styles.words}>
            <span className={styles.label}>{choice.label}</span>
            {choice.detail ? <span className={styles.detail}>{choice.detail}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

import type { ComponentProps } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { ageGroups } from '#domain/cards/applicant.ts'
import { formatDollars } from '#domain/money.ts'
import { settingsForm } from '#kit/listing/form-ids.ts'
import { toOptions } from '#kit/listing/list/settings-fields.tsx'
import styles from './answer-fields.module.css'
import { answerText } from './answer-messages.ts'
import { presets } from './presets.ts'
import { type CardSettings, defaultBalanceDollars } from './settings.ts'
import { isAssumed, toDollars, writeFilled } from './spending-settings.ts'

const { fields } = answerText

/**
 * What the answer rests on, as fields above it. They belong to the form of the settings, so there is one state for both,
 * and without script the button beside them sends it.
 */
export function AnswerFields({ settings }: { settings: CardSettings }) {
  const { spending, payment, carriedDollars, paysDollars } = settings
  const total = toDollars(spending.monthly)
  return (
    <div data-print="no">
      <div className={styles.fields}>
        <Dollars
          label={fields.month}
          name="month"
          unset={toDollars(presets[spending.preset])}
          value={total}
        />
        {/* Tells fields that were filled for another preset or total from fields that were typed. */}
        <input form={settingsForm} name="was" type="hidden" value={writeFilled(spending)} />
        <Choice
          autoComplete="off"
          label={fields.age}
          name="age"
          options={[{ value: '', label: fields.noAge }, ...toOptions(ageGroups, fields.ages)]}
          value={settings.age}
        />
        <Choice
          data-default="full"
          label={fields.pay}
          name="pay"
          options={toOptions(['full', 'carry'], fields.payments)}
          value={payment}
        />
        {payment === 'carry' ? (
          <>
            <Dollars label={fields.carry} name="carry" unset={defaultBalanceDollars} value={carriedDollars} />
            <Dollars label={fields.pays} name="pays" placeholder={fields.interestOnly} value={paysDollars} />
          </>
        ) : null}
        <Button data-without-script fitContent form={settingsForm} size="small" type="submit" variant="white">
          {fields.update}
        </Button>
      </div>
      {isAssumed(spending) ? (
        <p className={styles.assumed}>{fields.assumed(formatDollars(total * 100))}</p>
      ) : null}
    </div>
  )
}

interface DollarsProps extends Omit<ComponentProps<'input'>, 'value'> {
  name: string
  label: string
  value: number | undefined
  /** What counts unless something else is typed, which the address leaves out. */
  unset?: number
}

function Dollars({ name, label, value, unset, ...rest }: DollarsProps) {
  return (
    <label htmlFor={name}>
      {label}
      <span className={styles.dollars}>
        <span aria-hidden="true">$</span>
        <input
          {...rest}
          data-default={unset}
          defaultValue={value ?? ''}
          form={settingsForm}
          id={name}
          inputMode="numeric"
          name={name}
        />
      </span>
    </label>
  )
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'value' | 'children'> {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
}

function Choice({ name, label, options, value = '', ...rest }: ChoiceProps) {
  return (
    <label htmlFor={name}>
      {label}
      <select {...rest} defaultValue={value} form={settingsForm} id={name} name={name}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

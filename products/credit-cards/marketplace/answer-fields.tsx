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
 * What the answer rests on, as fields of its own sentence. They belong to the form of the settings, so there is one
 * state for both, and without script the button beside them sends it.
 */
export function AnswerFields({ settings }: { settings: CardSettings }) {
  const { spending, payment } = settings
  const total = toDollars(spending.monthly)
  return (
    <div>
      <p className={styles.sentence}>
        {fields.spending}{' '}
        <Dollars
          aria-label={fields.names.month}
          name="month"
          unset={toDollars(presets[spending.preset])}
          value={total}
        />{' '}
        {fields.aMonth}{' '}
        {/* Tells fields that were filled for another preset or total from fields that were typed. */}
        <input form={settingsForm} name="was" type="hidden" value={writeFilled(spending)} />
        <Choice
          aria-label={fields.names.pay}
          data-default="full"
          name="pay"
          options={toOptions(['full', 'carry'], fields.payments)}
          value={payment}
        />
        {payment === 'carry' ? <Balance settings={settings} /> : ','} {fields.age}{' '}
        <Choice
          aria-label={fields.names.age}
          autoComplete="off"
          name="age"
          options={[{ value: '', label: fields.noAge }, ...toOptions(ageGroups, fields.ages)]}
          value={settings.age}
        />{' '}
        <Button
          className={styles.update}
          fitContent
          form={settingsForm}
          size="small"
          type="submit"
          variant="white"
        >
          {fields.update}
        </Button>
      </p>
      {isAssumed(spending) ? (
        <p className={styles.assumed}>{fields.assumed(formatDollars(total * 100))}</p>
      ) : null}
    </div>
  )
}

/** How much is carried, and what is paid on it each month. */
function Balance({ settings: { carriedDollars, paysDollars } }: { settings: CardSettings }) {
  return (
    <>
      {' '}
      {fields.of}{' '}
      <Dollars
        aria-label={fields.names.carry}
        name="carry"
        unset={defaultBalanceDollars}
        value={carriedDollars}
      />
      {fields.paying}{' '}
      <Dollars
        aria-label={fields.names.pays}
        name="pays"
        placeholder={fields.interestOnly}
        value={paysDollars}
      />{' '}
      {fields.onIt}
    </>
  )
}

interface DollarsProps extends Omit<ComponentProps<'input'>, 'value'> {
  name: string
  value: number | undefined
  /** What counts unless something else is typed, which the address leaves out. */
  unset?: number
}

function Dollars({ name, value, unset, ...rest }: DollarsProps) {
  return (
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
  )
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'value' | 'children'> {
  name: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
}

function Choice({ name, options, value = '', ...rest }: ChoiceProps) {
  return (
    <select
      {...rest}
      className={styles.choice}
      defaultValue={value}
      form={settingsForm}
      id={name}
      name={name}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

import type { ReactNode } from 'react'
import { criterionNames } from '#app/features/loan-offers/criterion-messages.ts'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { SettingsCard } from '#app/ui/settings-card/settings-card.tsx'
import { criteria, defaultWeights } from '#domain/ranking/criteria.ts'
import { sortCodes } from '#domain/ranking/sorts.ts'
import { type OfferSettings, termYears, toSettingsEntries, weightParam } from './offer-settings.ts'
import styles from './settings-form.module.css'
import { messages } from './settings-messages.ts'

/**
 * The id of the form that contains the settings, the checkboxes of the loans, and the button to compare them.
 */
export const settingsForm = 'settings'

/** Criteria with a low default weight are collapsed at first. */
const mainCriteria = criteria.filter(({ code }) => defaultWeights[code] >= 10)
const otherCriteria = criteria.filter(({ code }) => defaultWeights[code] < 10)

interface SettingsFormProps {
  /** The address of the list. */
  action: string
  /** Parameters passed on in hidden fields. */
  carried: readonly (readonly [name: string, value: string])[]
  settings: OfferSettings
  /** Further assumptions specific to a product line. */
  children?: ReactNode
}

/**
 * The filters, order, and assumptions of the list. The form is submitted with its button, or on every change
 * with JavaScript.
 */
export function SettingsForm({ action, carried, settings, children }: SettingsFormProps) {
  const changed = toSettingsEntries({ ...settings, showsAll: false, page: 1 }).length
  return (
    <SettingsCard
      action={action}
      apply={messages.apply}
      formId={settingsForm}
      id="settings-card"
      note={changed > 0 ? messages.settingsOn(changed) : undefined}
      title={messages.settings}
    >
      {carried.map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <SelectField
        defaultValue={settings.sort}
        id="sort"
        label={messages.sortLabel}
        name="sort"
        options={sortCodes.map((code) => ({ value: code, label: messages.sorts[code].name }))}
      />
      <Weights settings={settings} />
      <fieldset className={styles.group}>
        <legend>{messages.countWith}</legend>
        {children}
        <SelectField
          defaultValue={settings.term ?? ''}
          id="term"
          label={messages.term}
          name="term"
          options={[
            { value: '', label: messages.anyTerm },
            ...termYears.map((years) => ({ value: years, label: messages.years(years) })),
          ]}
        />
        <Switch
          hint={messages.autopayHint}
          isOn={settings.withAutopay}
          label={messages.autopay}
          name="autopay"
        />
        <Switch
          hint={messages.sameHint}
          isOn={settings.withSameAssumptions}
          label={messages.same}
          name="same"
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{messages.show}</legend>
        <SelectField
          defaultValue={settings.rate ?? ''}
          id="rate"
          label={messages.rate}
          name="rate"
          options={[
            { value: '', label: messages.anyRate },
            { value: 'fixed', label: messages.fixed },
            { value: 'variable', label: messages.variable },
          ]}
        />
        <Switch isOn={settings.onlyFitting} label={messages.fits} name="fits" />
        <Switch
          hint={messages.noFeeHint}
          isOn={settings.withoutOriginationFee}
          label={messages.noFee}
          name="no-fee"
        />
      </fieldset>
    </SettingsCard>
  )
}

function Weights({ settings: { weights } }: { settings: OfferSettings }) {
  const isOpen = otherCriteria.some(({ code }) => weights[code] !== defaultWeights[code])
  const slider = ({ code }: (typeof criteria)[number]) => (
    <div className={styles.weight} key={code}>
      <label htmlFor={weightParam(code)}>{criterionNames[code]}</label>
      <output htmlFor={weightParam(code)}>{weights[code]}</output>
      <input
        data-default={defaultWeights[code]}
        defaultValue={weights[code]}
        id={weightParam(code)}
        max={100}
        min={0}
        name={weightParam(code)}
        type="range"
      />
    </div>
  )
  return (
    <fieldset className={styles.group}>
      <legend>{messages.weights}</legend>
      <p className={styles.hint}>{messages.weightsHint}</p>
      {mainCriteria.map(slider)}
      <details className={styles.others} open={isOpen}>
        <summary>{messages.moreWeights(otherCriteria.length)}</summary>
        {otherCriteria.map(slider)}
      </details>
      <button className={styles.usual} name="weights" type="submit" value="usual">
        {messages.usualWeights}
      </button>
    </fieldset>
  )
}

function Switch({ name, label, hint, isOn }: { name: string; label: string; hint?: string; isOn: boolean }) {
  const text = hint ? (
    <>
      {label}
      <small className={styles.hint}>{hint}</small>
    </>
  ) : (
    label
  )
  return <Checkbox defaultChecked={isOn} id={name} label={text} name={name} value="1" />
}

import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { criteria, defaultWeights } from '#domain/ranking/criteria.ts'
import { criterionNames } from '#kit/loan-offers/criterion-messages.ts'
import { type OfferSettings, termYears, weightParam } from './offer-settings.ts'
import styles from './settings-form.module.css'
import { messages } from './settings-messages.ts'

/** Criteria with a low default weight are collapsed at first. */
const mainCriteria = criteria.filter(({ code }) => defaultWeights[code] >= 10)
const otherCriteria = criteria.filter(({ code }) => defaultWeights[code] < 10)

interface FineTuneProps {
  settings: OfferSettings
  /** The name of the term that the list uses unless one is chosen. */
  usualTerm?: string | undefined
  /** Further assumptions specific to a product line. */
  children?: ReactNode
}

/** The weights, the assumptions and the filters of the list. */
export function FineTune({ settings, usualTerm = messages.anyTerm, children }: FineTuneProps) {
  return (
    <>
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
            { value: '', label: usualTerm },
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
    </>
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
      <Details look="plain" open={isOpen} summary={messages.moreWeights(otherCriteria.length)}>
        <div className={styles.group}>{otherCriteria.map(slider)}</div>
      </Details>
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

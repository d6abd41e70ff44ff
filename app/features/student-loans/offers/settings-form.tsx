import { criterionNames } from '#app/features/loan-offers/criterion-words.ts'
import { CarriedAnswers } from '#app/features/student-loans/carried-answers.tsx'
import { paths } from '#app/features/student-loans/paths.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { repaymentChoices } from '#domain/loans/cost-of-loan.ts'
import { criteria, defaultWeights } from '#domain/ranking/criteria.ts'
import { sortCodes } from '#domain/ranking/sorts.ts'
import { type OfferSettings, settingsEntries, termYears, weightParam } from './offer-settings.ts'
import type { OffersView } from './offers-view.server.ts'
import { words } from './offers-words.ts'
import styles from './settings-form.module.css'

/** The form that the settings, the checkboxes of the loans and the button to compare them belong to. */
export const settingsForm = 'settings'

/** Criteria that count for less at first wait behind a line. */
const mainCriteria = criteria.filter(({ code }) => defaultWeights[code] >= 10)
const otherCriteria = criteria.filter(({ code }) => defaultWeights[code] < 10)

/** What to show, in which order and what to count with. Works by its button; with script, live. */
export function SettingsForm({ view: { situation, settings } }: { view: OffersView }) {
  const carried = situation.bands.filter(([name]) => name !== 'repayment')
  const changed = settingsEntries({ ...settings, showsAll: false, page: 1 }).length
  return (
    <Card
      as="aside"
      className={styles.settings}
      data-live-part
      data-print="no"
      id="settings-card"
      padding="small"
    >
      {/* Where the window is wide the form always stands open under this heading; else a press opens it. */}
      <h2 className={styles.title}>{words.settings}</h2>
      <Details
        look="plain"
        summary={
          <h2>
            {words.settings}
            {changed > 0 ? <span className={styles.changed}> {words.settingsOn(changed)}</span> : null}
          </h2>
        }
      >
        <form
          action={paths.offers}
          className={styles.form}
          autoComplete="off"
          data-live
          id={settingsForm}
          method="get"
        >
          <CarriedAnswers entries={carried} />
          <SelectField
            defaultValue={settings.sort}
            id="sort"
            label={words.sortLabel}
            name="sort"
            options={sortCodes.map((code) => ({ value: code, label: words.sorts[code].name }))}
          />
          <Weights settings={settings} />
          <fieldset className={styles.group}>
            <legend>{words.countWith}</legend>
            <SelectField
              defaultValue={situation.borrowing.repayment}
              id="repayment"
              label={words.inSchool}
              name="repayment"
              options={repaymentChoices.map((choice) => ({ value: choice, label: words.pay[choice] }))}
            />
            <SelectField
              defaultValue={settings.term ?? ''}
              id="term"
              label={words.term}
              name="term"
              options={[
                { value: '', label: words.anyTerm },
                ...termYears.map((years) => ({ value: years, label: words.years(years) })),
              ]}
            />
            <Switch
              hint={words.autopayHint}
              isOn={settings.withAutopay}
              label={words.autopay}
              name="autopay"
            />
            <Switch
              hint={words.sameHint}
              isOn={settings.withSameAssumptions}
              label={words.same}
              name="same"
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{words.show}</legend>
            <SelectField
              defaultValue={settings.rate ?? ''}
              id="rate"
              label={words.rate}
              name="rate"
              options={[
                { value: '', label: words.anyRate },
                { value: 'fixed', label: words.fixed },
                { value: 'variable', label: words.variable },
              ]}
            />
            <Switch isOn={settings.onlyFitting} label={words.fits} name="fits" />
            <Switch
              hint={words.noFeeHint}
              isOn={settings.withoutOriginationFee}
              label={words.noFee}
              name="no-fee"
            />
          </fieldset>
          <Button className={styles.update} size="small" type="submit" variant="white">
            {words.apply}
          </Button>
        </form>
      </Details>
    </Card>
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
      <legend>{words.weights}</legend>
      <p className={styles.hint}>{words.weightsHint}</p>
      {mainCriteria.map(slider)}
      <details className={styles.others} open={isOpen}>
        <summary>{words.moreWeights(otherCriteria.length)}</summary>
        {otherCriteria.map(slider)}
      </details>
      <button className={styles.usual} name="weights" type="submit" value="usual">
        {words.usualWeights}
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

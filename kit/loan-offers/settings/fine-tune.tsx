import type { ReactNode } from 'react'
import { Details } from '#app/ui/details/details.tsx'
import { criterionCodes, defaultWeights } from '#domain/loans/criteria.ts'
import {
  SettingsGroup,
  SettingsSelect,
  SettingsSwitch,
  toOptions,
} from '#kit/listing/list/settings-fields.tsx'
import styles from '#kit/listing/list/settings-group.module.css'
import { WeightSliders, WeightsGroup } from '#kit/listing/list/weight-sliders.tsx'
import { criterionNames } from '#kit/loan-offers/criterion-messages.ts'
import { type OfferSettings, termYears } from './offer-settings.ts'
import { settingsText } from './settings-messages.ts'

/** Criteria with a low default weight are collapsed at first. */
const mainCriteria = criterionCodes.filter((code) => defaultWeights[code] >= 10)
const otherCriteria = criterionCodes.filter((code) => defaultWeights[code] < 10)

interface FineTuneProps {
  settings: OfferSettings
  /** The name of the term that the list uses unless one is chosen. */
  defaultTerm?: string | undefined
  /** Further assumptions specific to a product line. */
  children?: ReactNode
}

/** The weights, the assumptions and the filters of the list. */
export function FineTune({ settings, defaultTerm = settingsText.anyTerm, children }: FineTuneProps) {
  return (
    <>
      <Weights settings={settings} />
      <SettingsGroup legend={settingsText.countWith}>
        {children}
        <SettingsSelect
          label={settingsText.term}
          name="term"
          options={termYears.map((years) => ({ value: years, label: settingsText.years(years) }))}
          unset={defaultTerm}
          value={settings.term}
        />
        <SettingsSwitch
          hint={settingsText.autopayHint}
          isOn={settings.withAutopay}
          label={settingsText.autopay}
          name="autopay"
        />
        <SettingsSwitch
          hint={settingsText.sameHint}
          isOn={settings.withSameAssumptions}
          label={settingsText.same}
          name="same"
        />
      </SettingsGroup>
      <SettingsGroup legend={settingsText.show}>
        <SettingsSelect
          label={settingsText.rate}
          name="rate"
          options={toOptions(['fixed', 'variable'], settingsText)}
          unset={settingsText.anyRate}
          value={settings.rate}
        />
        <SettingsSwitch isOn={settings.onlyFitting} label={settingsText.fits} name="fits" />
        <SettingsSwitch
          hint={settingsText.noFeeHint}
          isOn={settings.withoutOriginationFee}
          label={settingsText.noFee}
          name="no-fee"
        />
      </SettingsGroup>
    </>
  )
}

function Weights({ settings: { weights } }: { settings: OfferSettings }) {
  const by = { names: criterionNames, defaultWeights, weights }
  return (
    <WeightsGroup>
      <WeightSliders {...by} codes={mainCriteria} />
      <Details
        look="plain"
        open={otherCriteria.some((code) => weights[code] !== defaultWeights[code])}
        summary={settingsText.moreWeights(otherCriteria.length)}
      >
        <div className={styles.group}>
          <WeightSliders {...by} codes={otherCriteria} />
        </div>
      </Details>
    </WeightsGroup>
  )
}

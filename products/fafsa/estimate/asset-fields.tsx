import { LevelFields } from '#app/ui/field/field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import styles from './estimate.module.css'
import { type AssetName, assetNames, getValue } from './estimate-fields.ts'
import { estimateText } from './messages.ts'
import type { EstimateReading } from './read-estimate.ts'

interface AssetFieldsProps {
  form: SentForm
  reading: EstimateReading
}

/** Asks what the family owns, or says why the law leaves it out. */
export function AssetFields({ form, reading: { asked, asksAssets } }: AssetFieldsProps) {
  const { isIndependent, awardYear } = asked
  const gotBenefit = ['benefit', 'eic'].some((name) => getValue(form.values, name) === 'yes')
  const { leavesOutFamilyBusiness } = needAnalysisTables[awardYear]
  const hints: Partial<Record<AssetName, string>> = {
    business: estimateText.businessHint(leavesOutFamilyBusiness),
  }
  const group = (who: 'p' | 's') => (
    <section className={styles.part} aria-labelledby={`${who}-assets`}>
      <h3 id={`${who}-assets`}>
        {estimateText.assetGroups[who === 's' && asked.asksSpouseJoint ? 'both' : who]}
      </h3>
      <LevelFields>
        {assetNames
          .filter((name) => name !== 'childSupport' || who === 'p' || isIndependent)
          .map((name) => (
            <TextField
              {...connectField(form, `${who}-${name}`)}
              hint={hints[name]}
              inputMode="decimal"
              key={name}
              label={estimateText.assetLabels[name]}
              maxLength={20}
              startText="$"
            />
          ))}
      </LevelFields>
    </section>
  )
  return (
    <section className={styles.part} aria-labelledby="assets">
      <h2 id="assets">{estimateText.assetsTitle}</h2>
      {asksAssets ? (
        <>
          <p>{estimateText.assetsHint}</p>
          {isIndependent ? null : group('p')}
          {group('s')}
        </>
      ) : (
        <Note size="small" tone="good">
          {estimateText.assetsSkipped[gotBenefit ? 'benefit' : 'simple']}
        </Note>
      )}
    </section>
  )
}

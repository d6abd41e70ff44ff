import type { ReactNode } from 'react'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import type { SurveyMedians } from '#domain/cards/survey-medians.ts'
import { type SurveyTier, surveyTiers } from '#domain/cards/survey-plan.ts'
import { surveyText } from './survey-messages.ts'

const { percent, unknown } = surveyText

interface TiersTableProps {
  caption: ReactNode
  /** What the APR is of. */
  name: string
  /** Returns the APR for a tier in words. */
  said: (tier: SurveyTier) => string
  medians: SurveyMedians
}

/** An APR beside median and quartiles, tier by tier. */
export function TiersTable({ caption, name, said, medians }: TiersTableProps) {
  const { quarter, median, threeQuarters, tier: heading } = surveyText.medians
  const rows = surveyTiers.map((tier) => {
    const { all } = medians[tier]
    const others = all ? [all.lower, all.median, all.upper].map(percent) : [unknown, unknown, unknown]
    return { key: tier, cells: [surveyText.tiers[tier], said(tier), ...others] }
  })
  return (
    <FactTable
      caption={caption}
      columns={[
        { label: heading },
        ...[name, quarter, median, threeQuarters].map((label) => ({ label, isNumber: true })),
      ]}
      rows={rows}
    />
  )
}

import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { SettingsSelect, toOptions } from '#kit/listing/list/settings-fields.tsx'
import type { OffersView } from '#kit/loan-offers/list/offers-view.server.ts'
import { SettingsForm } from '#kit/loan-offers/settings/settings-form.tsx'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'
import { offersText } from './offers-messages.ts'

/** The settings of the list, plus the repayment option, the one answer that visitors can try out there. */
export function LoanSettings({ situation, view }: { situation: Situation; view: OffersView }) {
  const carried = situation.shareableAnswers.filter(([name]) => name !== 'repayment')
  return (
    <SettingsForm carried={carried} view={view}>
      <SettingsSelect
        label={offersText.inSchool}
        name="repayment"
        options={toOptions(repaymentChoices, offersText.pay)}
        value={situation.borrowing.repayment}
      />
    </SettingsForm>
  )
}

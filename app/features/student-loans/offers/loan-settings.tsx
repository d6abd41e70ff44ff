import type { OfferSettings } from '#app/features/loan-offers/settings/offer-settings.ts'
import { SettingsForm } from '#app/features/loan-offers/settings/settings-form.tsx'
import { paths } from '#app/features/student-loans/situation/paths.ts'
import type { Situation } from '#app/features/student-loans/situation/situation.server.ts'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { messages } from './offers-messages.ts'

/** The settings of the list, plus the repayment option, the one answer that visitors can try out there. */
export function LoanSettings({ situation, settings }: { situation: Situation; settings: OfferSettings }) {
  const carried = situation.bands.filter(([name]) => name !== 'repayment')
  return (
    <SettingsForm action={paths.offers} carried={carried} settings={settings}>
      <SelectField
        defaultValue={situation.borrowing.repayment}
        id="repayment"
        label={messages.inSchool}
        name="repayment"
        options={repaymentChoices.map((choice) => ({ value: choice, label: messages.pay[choice] }))}
      />
    </SettingsForm>
  )
}

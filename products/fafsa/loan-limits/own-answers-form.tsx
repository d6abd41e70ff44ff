import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { LevelFields } from '#app/ui/field/field.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Part } from '#app/ui/part/part.tsx'
import { formsText } from '#kit/forms/messages.ts'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import { toAddress } from '#kit/listing/query-codec.ts'
import settings from '#products/fafsa/settings-form.module.css'
import { loanLimitsText as words } from './loan-limits-messages.ts'
import { eligibilities, listOwnAmounts } from './own-answers.ts'
import { type LimitChoice, writeLimitChoice } from './situation.ts'

/**
 * Asks for citizenship and what was already borrowed. It is posted, so that no address, history, or log holds it; the
 * rest of the situation, which is codes alone, stays in the address.
 */
export function OwnAnswersForm({ choice, sent }: { choice: LimitChoice; sent: SentForm | undefined }) {
  const address = toAddress(href('/fafsa/loan-limits'), writeLimitChoice(choice))
  return (
    <div data-live-part data-print="no" id="own-answers">
      <Part id="own" title={words.own.title}>
        <form action={`${address}#answer`} className={settings.form} method="post" noValidate>
          <LevelFields>
            <SelectField
              {...connectField(sent, 'citizenship')}
              hint={words.own.eligible}
              label={words.own.citizenship}
              options={eligibilities.map((value) => ({ value, label: words.own.citizenships[value] }))}
            />
            {listOwnAmounts(choice).map((name) => (
              <TextField
                {...connectField(sent, name)}
                autoComplete="off"
                inputMode="decimal"
                key={name}
                label={words.own.amounts[name]}
                maxLength={20}
                startText="$"
              />
            ))}
          </LevelFields>
          <Button fitContent type="submit">
            {words.own.submit}
          </Button>
          <SmallPrint>{formsText.stored}</SmallPrint>
        </form>
      </Part>
    </div>
  )
}

import { Button } from '#app/ui/button/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { settingsForm } from '#kit/listing/form-ids.ts'
import { type QuoteField, quoteParam } from '#kit/loan-offers/settings/quoted-rates.ts'
import styles from './offer-row.module.css'
import { quoteText } from './quote-messages.ts'

export interface OfferQuoteProps {
  /** What was typed; undefined if nothing was. */
  field: QuoteField | undefined
  /** The address of the list without this quote. */
  withoutAddress: string
}

/**
 * Asks for the rate that the lender quoted, which then counts instead of its range. The field belongs to the form of
 * the settings, so that every other setting stays; it is sent by its button alone, because a loan would move while a
 * rate is being typed.
 */
export function OfferQuote({
  field,
  withoutAddress,
  offerId,
  named,
}: OfferQuoteProps & { offerId: string; named: string }) {
  const id = quoteParam(offerId)
  const problem = field?.problem
  return (
    <div data-print="no">
      <TextField
        data-live="submit"
        defaultValue={field?.typed ?? ''}
        error={problem && quoteText.problems[problem]}
        form={settingsForm}
        hint={quoteText.hint}
        id={id}
        inputMode="decimal"
        label={quoteText.label}
        maxLength={20}
        name={id}
      />
      <div className={styles.quoteWays}>
        <Button fitContent form={settingsForm} size="small" type="submit" variant="white">
          {quoteText.save}
          <VisuallyHidden>{named}</VisuallyHidden>
        </Button>
        {field ? (
          <a href={`${withoutAddress}#rate-${offerId}`}>
            {quoteText.remove}
            <VisuallyHidden>{named}</VisuallyHidden>
          </a>
        ) : null}
      </div>
      <p>
        {quoteText.kept} {quoteText.notApproved} {quoteText.toAccept}{' '}
        <a href={quoteText.ruleUrl}>{quoteText.ruleName}</a>
      </p>
    </div>
  )
}

/** What the part with the field is called. */
export function describeQuote({ field }: OfferQuoteProps): string {
  return field !== undefined && field.problem === undefined ? quoteText.change : quoteText.ask
}

import { Button } from '#app/ui/button/button.tsx'
import { FieldGroup, FormButtons, GroupedForm } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { getKeys } from '#domain/keys.ts'
import { deliveries } from '#domain/refinance/application-clocks.ts'
import { connectField } from '#kit/forms/connect-field.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { clockText } from '#kit/loan-clocks/clock-messages.ts'
import type { FieldName } from './own-offer-fields.ts'
import { ownOffersText } from './own-offers-messages.ts'

interface OwnOfferFormProps {
  values: Values
  problems: readonly Problem[]
  /** The fields that a pasted text filled, each to be checked. */
  found: ReadonlySet<string>
  isRefinance: boolean
}

const { groups, labels, hints } = ownOffersText

/** The form of one offer: what is not known stays empty. */
export function OwnOfferForm({ isRefinance, ...form }: OwnOfferFormProps) {
  return (
    <GroupedForm data-print="no" method="post" noValidate>
      <FieldGroup hint={ownOffersText.unknown} title={groups.rate}>
        <Typed {...form} name="lenderName" />
        <Typed {...form} name="product" />
        <Choice {...form} choices={ownOffersText.rateTypes} name="rateType" />
        <Typed {...form} isNumber name="lowestRate" />
        <Typed {...form} isNumber name="highestRate" />
        <Typed {...form} isNumber name="rateCap" />
        <Typed {...form} isNumber name="discount" />
      </FieldGroup>
      <FieldGroup title={groups.apr}>
        <Typed {...form} isNumber name="lowestApr" />
        <Typed {...form} isNumber name="highestApr" />
      </FieldGroup>
      <FieldGroup title={groups.repayment}>
        <Typed {...form} isMoney name="amount" />
        <Typed {...form} name="term" />
        {isRefinance ? null : (
          <>
            <Choice {...form} choices={ownOffersText.repayments} name="repayment" />
            <Typed {...form} isMoney name="flatPayment" />
            <Typed {...form} isNumber name="school" />
            <Typed {...form} isNumber name="grace" />
          </>
        )}
      </FieldGroup>
      <FieldGroup title={groups.fees}>
        <Typed {...form} isNumber name="fee" />
        <Typed {...form} isMoney name="lateFee" />
        <Typed {...form} isMoney name="returnedFee" />
      </FieldGroup>
      <FieldGroup title={groups.protections}>
        <Choice {...form} choices={{ yes: ownOffersText.yes, no: ownOffersText.no }} name="cosigner" />
        <Typed {...form} isNumber name="release" />
        <Typed {...form} isNumber name="hardship" />
      </FieldGroup>
      <FieldGroup title={clockText.approvalTitle}>
        <Day {...form} name="approvedOn" />
        <DeliveryChoice {...form} name="approvalDelivery" />
        <Day {...form} name="acceptedOn" />
      </FieldGroup>
      <FieldGroup title={clockText.finalTitle}>
        <Day {...form} name="finalOn" />
        <DeliveryChoice {...form} name="finalDelivery" />
      </FieldGroup>
      <FormButtons>
        <Button fitContent name="do" type="submit" value="save">
          {ownOffersText.save}
        </Button>
      </FormButtons>
    </GroupedForm>
  )
}

type FieldProps = Omit<OwnOfferFormProps, 'isRefinance'>
type LabeledField = keyof typeof labels

interface TypedProps extends FieldProps {
  name: LabeledField
  isNumber?: boolean
  isMoney?: boolean
}

function Typed({ name, values, problems, found, isNumber, isMoney }: TypedProps) {
  return (
    <TextField
      {...connectField(name, values[name], problems)}
      hint={toHint(name, found)}
      inputMode={isNumber || isMoney ? 'decimal' : undefined}
      label={labels[name]}
      maxLength={isNumber || isMoney ? 20 : 80}
      {...(isMoney && { startText: '$' })}
    />
  )
}

function Choice<Code extends string>({
  name,
  values,
  problems,
  found,
  choices,
}: FieldProps & { name: LabeledField; choices: Readonly<Record<Code, string>> }) {
  return (
    <SelectField
      {...connectField(name, values[name], problems)}
      hint={toHint(name, found)}
      label={labels[name]}
      options={[
        { value: '', label: ownOffersText.notKnown },
        ...getKeys(choices).map((value) => ({ value, label: choices[value] })),
      ]}
    />
  )
}

function Day({ name, values, problems, found }: FieldProps & { name: keyof typeof clockText.days }) {
  return (
    <TextField
      {...connectField(name, values[name], problems)}
      hint={found.has(name) ? ownOffersText.paste.check : clockText.dayHint}
      label={clockText.days[name]}
      maxLength={10}
    />
  )
}

function DeliveryChoice({
  name,
  values,
  problems,
}: FieldProps & { name: 'approvalDelivery' | 'finalDelivery' }) {
  return (
    <SelectField
      {...connectField(name, values[name] || 'delivered', problems)}
      label={clockText.how}
      options={deliveries.map((value) => ({ value, label: clockText.delivery[value] }))}
    />
  )
}

/** A field that a text filled asks to be checked, instead of saying what it takes. */
function toHint(name: FieldName, found: ReadonlySet<string>): string | undefined {
  return found.has(name) ? ownOffersText.paste.check : hints[name]
}

import { Button } from '#app/ui/button/button.tsx'
import { FieldGroup, FormButtons, GroupedForm } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { ownRateCategories } from '#domain/cards/own-card.ts'
import { connectField } from '#kit/forms/connect-field.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { spendingNames } from '#products/credit-cards/card-words.ts'
import { rateSlots, type SingleField, toCategoryField, toRateField } from './own-card-fields.ts'
import { ownCardText } from './own-card-messages.ts'

interface OwnCardFormProps {
  values: Values
  problems: readonly Problem[]
}

const { groups, labels, hints } = ownCardText

/** The form of one card: what is not known stays empty. Browsers are asked not to fill in a stored card. */
export function OwnCardForm(form: OwnCardFormProps) {
  return (
    <GroupedForm autoComplete="off" data-print="no" method="post" noValidate>
      <FieldGroup hint={`${ownCardText.unknown} ${ownCardText.noNumber}`} title={groups.card}>
        <Typed {...form} name="name" />
        <Typed {...form} name="issuer" />
        <Typed {...form} isMoney name="fee" />
        <Typed {...form} isNumber name="apr" />
        <Typed {...form} isNumber name="back" />
        <Typed {...form} isNumber name="foreign" />
      </FieldGroup>
      <FieldGroup hint={ownCardText.rewardsHint} title={groups.rewards}>
        {rateSlots.map((place) => (
          <Rate {...form} key={place} place={place} />
        ))}
      </FieldGroup>
      <FieldGroup hint={ownCardText.balanceHint} title={groups.balance}>
        <Typed {...form} isMoney name="balance" />
        <Typed {...form} isMoney name="pays" />
      </FieldGroup>
      <FormButtons>
        <Button fitContent name="do" type="submit" value="save">
          {ownCardText.save}
        </Button>
      </FormButtons>
    </GroupedForm>
  )
}

interface TypedProps extends OwnCardFormProps {
  name: SingleField
  isNumber?: boolean
  isMoney?: boolean
}

function Typed({ name, values, problems, isNumber, isMoney }: TypedProps) {
  return (
    <TextField
      {...connectField(name, values[name], problems)}
      autoComplete="off"
      hint={hints[name]}
      inputMode={isNumber || isMoney ? 'decimal' : undefined}
      label={labels[name]}
      maxLength={isNumber || isMoney ? 20 : 80}
      {...(isMoney && { startText: '$' })}
    />
  )
}

/** A kind of spending, and what is given back on it. */
function Rate({ place, values, problems }: OwnCardFormProps & { place: number }) {
  const [category, rate] = [toCategoryField(place), toRateField(place)]
  return (
    <>
      <SelectField
        {...connectField(category, values[category], problems)}
        label={ownCardText.category(place)}
        options={[
          { value: '', label: ownCardText.noCategory },
          ...ownRateCategories.map((value) => ({ value, label: spendingNames[value] })),
        ]}
      />
      <TextField
        {...connectField(rate, values[rate], problems)}
        hint={ownCardText.rateHint}
        inputMode="decimal"
        label={ownCardText.rate(place)}
        maxLength={20}
      />
    </>
  )
}

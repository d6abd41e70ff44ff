import { href } from 'react-router'
import type { PublishedPrice } from '#app/features/schools/costs/published-price.server.ts'
import { Button } from '#app/ui/button/button.tsx'
import { FieldGroup, GroupedForm, SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { aidKinds } from '#domain/scholarships/aid-package.ts'
import { schoolKinds } from '#domain/scholarships/displacement-laws.ts'
import { reductionOrders } from '#domain/scholarships/reduce-aid.ts'
import { usStates } from '#domain/states.ts'
import { formsText } from '#kit/forms/messages.ts'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import { aidInputs } from './net-value-form.ts'
import { netValueText } from './net-value-messages.ts'

const { scholarship, school, aid, rule } = netValueText
const unknown = { value: '', label: netValueText.unknown }

/** Returns the address of this page for a campus, or for any school. */
function toNetValueAddress(unitid: string | undefined, anchor: string): string {
  const query = unitid === undefined ? '' : `?school=${unitid}`
  return `${href('/scholarships/net-value')}${query}${anchor}`
}

interface NetValueFieldsProps {
  /** Undefined before it was sent. */
  form: SentForm | undefined
  submit: string
  /** The campus that the page is for, and what it published. */
  unitid: string | undefined
  price: PublishedPrice | undefined
}

/** The form; it comes back with what was typed, and its answer stands above it. */
export function NetValueFields({ form, submit, unitid, price }: NetValueFieldsProps) {
  const connect = (name: string) => ({ ...connectField(form, name), autoComplete: 'off' })
  const connectMoney = (name: string) =>
    ({ ...connect(name), inputMode: 'decimal', maxLength: 40, startText: '$' }) as const
  return (
    <GroupedForm method="post" action={toNetValueAddress(unitid, '#answer')} noValidate>
      <FieldGroup title={scholarship.title}>
        <TextField {...connectMoney('award')} label={scholarship.award} hint={scholarship.awardHint} />
      </FieldGroup>
      <FieldGroup title={school.title}>
        <TextField
          {...connectMoney('cost')}
          label={school.cost}
          hint={
            <>
              {school.costHint} {price ? `${price.text} ` : ''}
              <a href={price?.to ?? href('/schools/search')}>{price ? school.costParts : school.findCost}</a>
            </>
          }
        />
        {/* Phones show no minus on their number pad, and the index may need one. */}
        <TextField {...connect('sai')} maxLength={40} label={school.sai} hint={school.saiHint} />
        <SelectField
          {...connect('state')}
          label={school.state}
          options={[
            unknown,
            ...usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name })),
          ]}
        />
        <SelectField
          {...connect('kind')}
          label={school.kind}
          options={[unknown, ...schoolKinds.map((kind) => ({ value: kind, label: school.kinds[kind] }))]}
        />
      </FieldGroup>
      <FieldGroup title={aid.title} hint={netValueText.optional}>
        {aidKinds.map((kind) => (
          <TextField {...connectMoney(aidInputs[kind])} key={kind} label={aid.kinds[kind]} />
        ))}
      </FieldGroup>
      <FieldGroup title={rule.title} hint={rule.hint}>
        <SelectField
          {...connect('order')}
          label={rule.order}
          options={[
            unknown,
            ...reductionOrders.map((order) => ({ value: order, label: rule.orders[order] })),
          ]}
        />
        <SelectField
          {...connect('gap')}
          label={rule.gap}
          hint={rule.gapHint}
          options={[unknown, { value: 'yes', label: rule.gaps.yes }, { value: 'no', label: rule.gaps.no }]}
        />
      </FieldGroup>
      <Button type="submit" fitContent>
        {submit}
      </Button>
      <SmallPrint>{formsText.stored}</SmallPrint>
    </GroupedForm>
  )
}

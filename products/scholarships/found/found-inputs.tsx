import { Button } from '#app/ui/button/button.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { FieldGroup, FormButtons, GroupedForm, SmallPrint } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextAreaField } from '#app/ui/field/text-area-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { getKeys } from '#domain/keys.ts'
import { foundLimits } from '#domain/scholarships/found-scholarship.ts'
import { signQuestions } from '#domain/scholarships/scam-signs.ts'
import { connectField } from '#kit/forms/connect-field.ts'
import type { SentForm } from '#kit/forms/sent-form.ts'
import { statusNames } from '#products/scholarships/plan/messages.ts'
import { essayFields, essayNumbers } from './found-form.ts'
import { foundText } from './found-messages.ts'

const { groups, labels, hints, questions } = foundText

/** The form of one scholarship: what is not known stays empty. */
export function FoundForm(form: SentForm) {
  return (
    <GroupedForm data-print="no" method="post" noValidate>
      <FieldGroup hint={foundText.unknown} title={groups.what}>
        <Typed {...form} maxLength={foundLimits.name} name="name" />
        <Typed {...form} maxLength={foundLimits.name} name="provider" />
        <Typed {...form} inputMode="url" maxLength={foundLimits.link} name="link" />
      </FieldGroup>
      <FieldGroup title={groups.award}>
        <Typed {...form} isMoney name="lowestAward" />
        <Typed {...form} isMoney name="highestAward" />
        <Choice {...form} choices={foundText.paidWords} label={labels.paid} name="paid" />
      </FieldGroup>
      <FieldGroup title={groups.deadline}>
        <Typed {...form} maxLength={10} name="deadlineOn" />
        <Choice {...form} choices={foundText.deadlineKinds} label={labels.deadlineKind} name="deadlineKind" />
      </FieldGroup>
      <FieldGroup title={groups.requirements}>
        <TextAreaField
          {...connectField('requirements', form.values.requirements, form.problems)}
          hint={hints.requirements}
          label={labels.requirements}
          maxLength={foundLimits.requirements}
          rows={5}
        />
      </FieldGroup>
      <FieldGroup title={groups.work}>
        <Typed {...form} inputMode="numeric" maxLength={2} name="letters" />
        <Typed {...form} inputMode="decimal" maxLength={10} name="hours" />
        <SelectField
          {...connectField('status', form.values.status || 'planned', form.problems)}
          label={labels.status}
          options={getKeys(statusNames).map((value) => ({ value, label: statusNames[value] }))}
        />
      </FieldGroup>
      <Essays {...form} />
      <FieldGroup hint={foundText.signsHint} title={groups.signs}>
        {getKeys(signQuestions).map((question) => (
          <Choice
            {...form}
            choices={{ yes: foundText.yes, no: foundText.no }}
            key={question}
            label={questions[question]}
            name={question}
          />
        ))}
      </FieldGroup>
      <FormButtons>
        <Button fitContent name="do" type="submit" value="save">
          {foundText.save}
        </Button>
      </FormButtons>
    </GroupedForm>
  )
}

/** Closed until one is typed or wrong: many scholarships ask for none. */
function Essays({ values, problems }: SentForm) {
  const names = essayNumbers.flatMap((number) => Object.values(essayFields(number)))
  const isOpen = names.some((name) => values[name] || problems.some(({ field }) => field === name))
  return (
    <Details open={isOpen} summary={groups.essays}>
      <SmallPrint>{foundText.essaysHint}</SmallPrint>
      {essayNumbers.map((number) => {
        const { prompt, words } = essayFields(number)
        return (
          <FieldGroup key={number} title={foundText.essayTitle(number)}>
            <TextAreaField
              {...connectField(prompt, values[prompt], problems)}
              label={foundText.essay(number)}
              maxLength={foundLimits.prompt}
              rows={2}
            />
            <TextField
              {...connectField(words, values[words], problems)}
              inputMode="numeric"
              label={foundText.essayWords(number)}
              maxLength={10}
            />
          </FieldGroup>
        )
      })}
    </Details>
  )
}

interface TypedProps extends SentForm {
  name: Exclude<keyof typeof labels, 'requirements' | 'status' | 'paid' | 'deadlineKind'>
  inputMode?: 'decimal' | 'numeric' | 'url'
  maxLength?: number
  isMoney?: boolean
}

function Typed({ name, values, problems, inputMode, maxLength = 20, isMoney }: TypedProps) {
  return (
    <TextField
      {...connectField(name, values[name], problems)}
      hint={name in hints ? hints[name as keyof typeof hints] : undefined}
      inputMode={isMoney ? 'decimal' : inputMode}
      label={labels[name]}
      maxLength={maxLength}
      {...(isMoney && { startText: '$' })}
    />
  )
}

interface ChoiceProps<Code extends string> extends SentForm {
  name: string
  label: string
  choices: Readonly<Record<Code, string>>
}

function Choice<Code extends string>({ name, label, values, problems, choices }: ChoiceProps<Code>) {
  return (
    <SelectField
      {...connectField(name, values[name], problems)}
      label={label}
      options={[
        { value: '', label: foundText.notKnown },
        ...getKeys(choices).map((value) => ({ value, label: choices[value] })),
      ]}
    />
  )
}

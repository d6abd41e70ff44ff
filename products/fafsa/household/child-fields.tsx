import { Details } from '#app/ui/details/details.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { nameSchoolYear } from '#domain/household-plan/household-plan.ts'
import { usStates } from '#domain/states.ts'
import { connectField } from '#kit/forms/connect-field.ts'
import { findProblem, type Problem, type Values } from '#kit/forms/sent-form.ts'
import { fafsaText } from '#products/fafsa/messages.ts'
import { type ChildAmount, childChoices, chosenAtFirst, maxLetters, toInputName } from './household-form.ts'
import { householdText as words } from './messages.ts'

interface FieldsProps {
  /** What the fields hold at first. */
  typed: Values
  problems: readonly Problem[]
}

/** Everything a plan asks about one child; `number` counts from 1. The inputs hold their own values. */
export function ChildFields({ number, typed, problems }: FieldsProps & { number: number }) {
  const connect = (field: string) => connectField(toInputName(number, field), typed[field], problems)
  const money = (field: ChildAmount) => (
    <TextField
      {...connect(field)}
      hint={words.hints[field]}
      inputMode="decimal"
      label={words.amounts[field]}
      maxLength={maxLetters}
      startText="$"
    />
  )
  const choice = (field: keyof typeof childChoices) => (
    <SelectField
      {...connect(field)}
      defaultValue={typed[field] || chosenAtFirst[field]}
      label={words.choices[field]}
      options={choiceOptions[field]}
    />
  )
  return (
    <>
      <FieldGroup title={words.school}>
        <TextField {...connect('label')} hint={words.labelHint} label={words.label} maxLength={maxLetters} />
        {choice('firstYear')}
        {choice('years')}
        {choice('studyYear')}
        {choice('degree')}
        {choice('dependency')}
      </FieldGroup>
      <FieldGroup hint={words.moneyHint} title={words.money}>
        {money('cost')}
        {money('grants')}
        {money('work')}
        <TextField
          {...connect('index')}
          hint={words.indexHint}
          inputMode="text"
          label={words.index}
          maxLength={maxLetters}
        />
      </FieldGroup>
      <Details look="plain" summary={words.loansSummary}>
        <FieldGroup title={words.loans}>
          {money('studentLoan')}
          {money('owed')}
          {money('plusTaken')}
          {choice('exception')}
        </FieldGroup>
      </Details>
    </>
  )
}

const name = (codes: readonly string[], toLabel: (code: string) => string | undefined) =>
  codes.map((value) => ({ value, label: toLabel(value) ?? value }))

const choiceOptions = {
  firstYear: name(childChoices.firstYear, (year) => nameSchoolYear(Number(year))),
  years: name(childChoices.years, (years) => words.codes.years(Number(years))),
  studyYear: childChoices.studyYear.map((value) => ({ value, label: words.codes.studyYear[value] })),
  degree: childChoices.degree.map((value) => ({ value, label: words.codes.degree[value] })),
  dependency: childChoices.dependency.map((value) => ({ value, label: words.codes.dependency[value] })),
  exception: childChoices.exception.map((value) => ({ value, label: words.codes.exception[value] })),
}

/** What is the same for all children. */
export function SharedFields({ typed, problems }: FieldsProps) {
  return (
    <FieldGroup title={words.all}>
      <TextField
        autoComplete="off"
        defaultValue={typed.growth ?? ''}
        error={findProblem({ problems }, 'growth')}
        hint={words.growthHint}
        id="growth"
        inputMode="decimal"
        label={words.growth}
        maxLength={maxLetters}
        name="growth"
      />
      <SelectField
        autoComplete="off"
        defaultValue={typed.state ?? ''}
        hint={words.stateHint}
        id="state"
        label={fafsaText.state}
        name="state"
        options={[
          { value: '', label: fafsaText.anyState },
          ...usStates.map((state) => ({ value: state.abbreviation, label: state.name })),
        ]}
      />
    </FieldGroup>
  )
}

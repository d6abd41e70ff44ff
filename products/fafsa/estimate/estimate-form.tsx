import type { FormEventHandler, Ref } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { LevelFields } from '#app/ui/field/field.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Cases } from '#app/ui/part/part.tsx'
import { needAnalysisTables } from '#domain/award-years/need-analysis-tables.ts'
import { contributorReasons } from '#domain/fafsa-form/contributors.ts'
import { dependencyExceptions, listDependencyCriteria } from '#domain/fafsa-form/dependency.ts'
import { rehearsed } from '#domain/fafsa-form/rehearsed-form.ts'
import { usStates } from '#domain/states.ts'
import { connectField, type SentForm } from '#kit/forms/sent-form.ts'
import { AssetFields } from './asset-fields.tsx'
import { Choice, YesBox } from './choices.tsx'
import styles from './estimate.module.css'
import {
  type Asked,
  criterionField,
  estimateYears,
  getValue,
  parentCodes,
  studyCodes,
  supportCodes,
} from './estimate-fields.ts'
import { estimateText } from './messages.ts'
import { type EstimateReading, elsewhere } from './read-estimate.ts'
import { TaxFields } from './tax-fields.tsx'

interface EstimateFormProps {
  reading: EstimateReading
  /** Whether problems are shown beside their fields: once the form was sent. */
  showsProblems: boolean
  formRef?: Ref<HTMLFormElement>
  onInput?: FormEventHandler<HTMLFormElement>
  onSubmit?: FormEventHandler<HTMLFormElement>
}

/** The part of the page that asks. Its fields are the browser’s own; what applies follows from the answers so far. */
export function EstimateForm({ reading, showsProblems, formRef, ...handlers }: EstimateFormProps) {
  const { asked, values } = reading
  const form: SentForm = { values, problems: showsProblems ? reading.problems : [] }
  return (
    <form {...handlers} autoComplete="off" className={styles.form} method="post" noValidate ref={formRef}>
      <Dependency asked={asked} form={form} />
      <HouseholdFields asked={asked} form={form} />
      <section className={styles.part} aria-labelledby="income">
        <h2 id="income">{estimateText.taxTitle}</h2>
        <p>{estimateText.taxHint(taxYear(asked))}</p>
        {asked.people.map((who) => (
          <TaxFields asked={asked} form={form} key={who} who={who} />
        ))}
      </section>
      <AssetFields form={form} reading={reading} />
      <SchoolFields form={form} />
      <Button fitContent type="submit">
        {estimateText.submit}
      </Button>
    </form>
  )
}

const taxYear = ({ awardYear }: Asked) => needAnalysisTables[awardYear].taxYear

interface PartProps {
  asked: Asked
  form: SentForm
}

function Dependency({ asked, form }: PartProps) {
  const { awardYear, dependency } = asked
  const criteria = listDependencyCriteria(awardYear)
  const { unusual, refused } = dependencyExceptions
  return (
    <section className={styles.part} aria-labelledby="dependency">
      <h2 id="dependency">{estimateText.dependencyTitle}</h2>
      <SelectField
        {...connectField(form, 'year')}
        defaultValue={awardYear}
        label={estimateText.year}
        options={estimateYears.map((value) => ({
          value,
          label: estimateText.yearOption(
            value,
            needAnalysisTables[value].taxYear,
            value === rehearsed.awardYear,
          ),
        }))}
      />
      <p>{estimateText.dependencyHint}</p>
      <fieldset className={styles.checks}>
        <legend>{estimateText.criteria}</legend>
        <p className={styles.soft}>{estimateText.none}</p>
        {criteria.map(({ id, question }) => (
          <YesBox form={form} key={id} label={question} name={criterionField(id)} />
        ))}
        <Meanings of={criteria} summary={estimateText.meanings} />
      </fieldset>
      <fieldset className={styles.checks}>
        <legend>{estimateText.exceptions}</legend>
        <YesBox form={form} label={unusual.question} name="unusual" />
        <YesBox form={form} label={refused.question} name="refused" />
        <Meanings of={[unusual, refused]} summary={estimateText.exceptionMeanings} />
      </fieldset>
      <Note data-dependency={dependency.status} size="small">
        <p>
          <strong>{sayDependency(asked)}</strong>
        </p>
        {dependency.status === 'dependent' && dependency.canBorrowWithoutParents ? (
          <p>{estimateText.refusedNote}</p>
        ) : null}
      </Note>
    </section>
  )
}

interface MeaningsProps {
  of: readonly { question: string; meaning: readonly string[] }[]
  summary: string
}

function Meanings({ of: questions, summary }: MeaningsProps) {
  return (
    <Details look="plain" summary={summary}>
      <Cases
        cases={questions.map(({ question, meaning }) => ({ title: question, text: meaning.join(' ') }))}
      />
    </Details>
  )
}

function sayDependency({ dependency, awardYear }: Asked): string {
  if (dependency.status === 'provisionally_independent') return estimateText.provisional
  if (dependency.status !== 'independent') return estimateText.dependent
  const names = new Map(listDependencyCriteria(awardYear).map(({ id, name }) => [id, name]))
  return estimateText.independent(dependency.because.map((id) => names.get(id) ?? id).join(', and '))
}

const yesNo = [
  { value: 'yes', label: estimateText.yes },
  { value: 'no', label: estimateText.no },
]

function HouseholdFields({ asked, form }: PartProps) {
  const { isIndependent } = asked
  const tax = taxYear(asked)
  return (
    <section className={styles.part} aria-labelledby="household">
      <h2 id="household">{estimateText.householdTitle}</h2>
      {isIndependent ? null : (
        <Choice
          choices={parentCodes.map((value) => ({ value, label: estimateText.parentChoices[value] }))}
          form={form}
          legend={estimateText.parents}
          name="parents"
        />
      )}
      {asked.asksSupport ? (
        <Choice
          choices={supportCodes.map((value) => ({ value, label: estimateText.supportChoices[value] }))}
          form={form}
          legend={estimateText.support}
          name="support"
        />
      ) : null}
      {asked.asksRemarried ? (
        <Choice choices={yesNo} form={form} legend={estimateText.remarried} name="remarried" />
      ) : null}
      {asked.asksParentsJoint ? (
        <Choice choices={yesNo} form={form} legend={estimateText.jointOf(tax)} name="joint" />
      ) : null}
      {asked.asksSpouseJoint ? (
        <Choice choices={yesNo} form={form} legend={estimateText.spouseJoint(tax)} name="spouseJoint" />
      ) : null}
      <Contributors asked={asked} />
      <LevelFields>
        <TextField
          {...connectField(form, 'size')}
          hint={estimateText.sizeHint(isIndependent)}
          inputMode="numeric"
          label={estimateText.size}
          maxLength={3}
        />
        <SelectField
          {...connectField(form, 'state')}
          hint={estimateText.stateHint}
          label={estimateText.state(isIndependent)}
          options={[
            { value: '', label: estimateText.chooseState },
            ...usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name })),
            { value: elsewhere, label: estimateText.otherState },
          ]}
        />
      </LevelFields>
      <YesBox form={form} label={estimateText.benefit(tax)} name="benefit" />
      <YesBox form={form} label={estimateText.eic(tax)} name="eic" />
    </section>
  )
}

/** Who must take part in the form. */
function Contributors({ asked: { contributors, awardYear } }: Pick<PartProps, 'asked'>) {
  const tax = String(needAnalysisTables[awardYear].taxYear)
  return (
    <Card className={styles.part}>
      <h3>{estimateText.whoTakesPart}</h3>
      <Cases
        cases={contributors.contributors.map(({ role, takesPart, why }) => ({
          title: `${estimateText.roles[role]}: ${takesPart ? estimateText.signs : estimateText.named}`,
          // The reasons name the tax year of the form that is open now.
          text: contributorReasons[why].replaceAll(String(rehearsed.taxYear), tax),
        }))}
      />
      <p>
        <a href="#not-contributors">{estimateText.notContributors}</a>
      </p>
    </Card>
  )
}

function SchoolFields({ form }: Pick<PartProps, 'form'>) {
  return (
    <section className={styles.part} aria-labelledby="school">
      <h2 id="school">{estimateText.schoolTitle}</h2>
      <LevelFields>
        <TextField
          {...connectField(form, 'credits')}
          defaultValue={getValue(form.values, 'credits')}
          hint={estimateText.creditsHint}
          inputMode="numeric"
          label={estimateText.credits}
          maxLength={3}
        />
        <SelectField
          {...connectField(form, 'study')}
          defaultValue={getValue(form.values, 'study')}
          label={estimateText.study}
          options={studyCodes.map((value) => ({ value, label: estimateText.studies[value] }))}
        />
      </LevelFields>
      <TextField
        {...connectField(form, 'cost')}
        hint={estimateText.costHint}
        inputMode="decimal"
        label={estimateText.cost}
        maxLength={20}
        startText="$"
      />
      <YesBox form={form} label={estimateText.lineOfDuty} name="lineOfDuty" />
    </section>
  )
}

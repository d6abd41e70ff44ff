import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { Button } from '#app/ui/button/button.tsx'
import { CheckboxCards } from '#app/ui/choice/choice-cards.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { gpaScales } from '#domain/scholarships/gpa.ts'
import { memberships } from '#domain/scholarships/scholarship.ts'
import { connectField } from '#kit/forms/sent-form.ts'
import { QuestionFields } from '#kit/questions/question-fields.tsx'
import type { QuestionPages } from '#kit/questions/question-pages.ts'
import type { QuestionProps } from '#kit/questions/question-props.ts'
import { QuestionsPage } from '#kit/questions/questions-page.tsx'
import { SchoolQuestion } from '#kit/questions/school-question.tsx'
import type { StudentAnswers } from './answers.ts'
import { membershipLabels } from './fields.ts'
import { gpaScaleLabels, gpaScaleName } from './gpa-field.ts'
import { MajorQuestion } from './major-question.tsx'
import { type QuestionSlug, questions } from './questions.ts'
import { questionsText } from './questions-messages.ts'
import { addSchool, keepName } from './schools-field.ts'
import styles from './student-fields.module.css'

export const handle = { flow: { exit: href('/scholarships') } } satisfies PageHandle

export { headers, meta } from '#kit/questions/questions-page.tsx'
export { action, loader } from './student-questions.server.ts'

type Props = QuestionProps<QuestionSlug, StudentAnswers>

const pages: QuestionPages<QuestionSlug, StudentAnswers> = {
  questions,
  forms: {
    major: MajorQuestion,
    gpa: GpaQuestion,
    school: SchoolsQuestion,
    memberships: MembershipsQuestion,
  },
  results: { line: 'SCHOLARSHIP', stillOpen: questionsText.stillOpen },
  check: questionsText.check,
}

export default function StudentQuestionsPage() {
  return <QuestionsPage pages={pages} />
}

/** Asks for the GPA and its scale, and explains the scales. */
function GpaQuestion(props: Props) {
  return (
    <>
      <QuestionFields {...props} />
      <SelectField
        {...connectField(props.view, gpaScaleName('gpa'))}
        label={questionsText.gpa.scale}
        options={gpaScales.map((value) => ({ value, label: gpaScaleLabels[value] }))}
      />
      <Details look="plain" summary={questionsText.gpa.scaleTitle}>
        {questionsText.gpa.scales.map((text) => (
          <p className={styles.scale} key={text}>
            {text}
          </p>
        ))}
      </Details>
    </>
  )
}

/** Asks for a college, and lists those that were added before. */
function SchoolsQuestion({ known, view, words }: Props) {
  const chosen = view.school?.chosen ?? []
  const one = { ...view, school: view.school && { ...view.school, picked: undefined } }
  return (
    <>
      <SchoolQuestion known={known} view={one} words={words} />
      <Button fitContent name={addSchool} size="small" type="submit" value="yes" variant="white">
        {questionsText.schools.add}
      </Button>
      {chosen.length > 0 ? (
        <CheckboxCards
          choices={chosen.map(({ opeid, name }) => ({
            id: keepName(opeid),
            name: keepName(opeid),
            label: name,
            isChecked: true,
          }))}
          hint={questionsText.schools.remove}
          id="chosen-schools"
          legend={<h2 className={styles.chosen}>{questionsText.schools.chosen(chosen.length)}</h2>}
        />
      ) : null}
    </>
  )
}

/** Asks which groups the student or the family belongs to. */
function MembershipsQuestion({ view, words }: Props) {
  return (
    <CheckboxCards
      choices={memberships.map((code) => {
        const { id, name, defaultValue } = connectField(view, `memberships-${code}`)
        return { id, name, label: membershipLabels[code], isChecked: defaultValue === 'yes' }
      })}
      hint={words.why}
      id="memberships"
      legend={<h1>{words.question}</h1>}
    />
  )
}

import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { memberships } from '#domain/scholarships/scholarship.ts'
import { connectField } from '#kit/forms/sent-form.ts'
import { QuestionFields } from '#kit/questions/question-fields.tsx'
import type { QuestionPages } from '#kit/questions/question-pages.ts'
import type { QuestionProps } from '#kit/questions/question-props.ts'
import { QuestionsPage } from '#kit/questions/questions-page.tsx'
import type { StudentAnswers } from './answers.ts'
import { membershipLabels } from './fields.ts'
import { type QuestionSlug, questions } from './questions.ts'
import { questionsText } from './questions-messages.ts'
import styles from './student-fields.module.css'

export { headers, meta } from '#kit/questions/questions-page.tsx'
export { action, loader } from './student-questions.server.ts'

type Props = QuestionProps<QuestionSlug, StudentAnswers>

const pages: QuestionPages<QuestionSlug, StudentAnswers> = {
  questions,
  forms: { gpa: GpaQuestion, memberships: MembershipsQuestion },
  check: questionsText.check,
}

export default function StudentQuestionsPage() {
  return <QuestionsPage pages={pages} />
}

/** Asks for the GPA, and explains other scales. */
function GpaQuestion(props: Props) {
  return (
    <>
      <QuestionFields {...props} />
      <Details look="plain" summary={questionsText.gpa.scaleTitle}>
        {questionsText.gpa.scale.map((text) => (
          <p className={styles.scale} key={text}>
            {text}
          </p>
        ))}
      </Details>
    </>
  )
}

/** Asks which groups the student or the family belongs to. */
function MembershipsQuestion({ view, words }: Props) {
  return (
    <fieldset aria-describedby="memberships-hint" className={styles.group}>
      <legend>
        <h1 className={styles.question}>{words.question}</h1>
      </legend>
      <p className={styles.why} id="memberships-hint">
        {words.why}
      </p>
      {memberships.map((code) => {
        const { id, name, defaultValue } = connectField(view, `memberships-${code}`)
        return (
          <Checkbox
            defaultChecked={defaultValue === 'yes'}
            id={id}
            key={code}
            label={membershipLabels[code]}
            name={name}
            value="yes"
          />
        )
      })}
    </fieldset>
  )
}

import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { listMajors } from '#domain/scholarships/cip-titles.ts'
import { memberships } from '#domain/scholarships/scholarship.ts'
import { messages as general } from '#kit/questions/messages.ts'
import { QuestionHeading } from '#kit/questions/question-heading.tsx'
import { getField, type QuestionProps } from '#kit/questions/question-props.ts'
import { membershipLabels } from './answer-messages.ts'
import type { StudentAnswers } from './answers.ts'
import type { QuestionSlug } from './flows.ts'
import { messages } from './questions-messages.ts'
import styles from './student-fields.module.css'

type Props = QuestionProps<QuestionSlug, StudentAnswers>

const choose = { value: '', label: general.choose }
const unknown = { value: 'unknown', label: general.unknown }

/** Asks for the year of graduation. */
export function GraduationQuestion({ view, words }: Props) {
  const years = listYears(view.today, view.values.graduation)
  return (
    <>
      <QuestionHeading words={words} />
      <SelectField
        {...getField(view, 'graduation')}
        className={styles.short}
        hint={messages.graduation.hint}
        label={messages.graduation.label}
        options={[choose, ...years.map((year) => ({ value: year, label: year })), unknown]}
      />
    </>
  )
}

const yearsOffered = { back: 2, ahead: 8 }

/** Returns the years around this one, and the one chosen before if it is none of them. */
function listYears(today: string, chosen: string | undefined): string[] {
  const thisYear = Number(today.slice(0, 4))
  const { back, ahead } = yearsOffered
  const years = Array.from({ length: back + ahead + 1 }, (_, index) => String(thisYear - back + index))
  const isOther = /^20\d\d$/.test(chosen ?? '') && !years.includes(chosen ?? '')
  return isOther ? [...years, chosen ?? ''].toSorted() : years
}

/** Asks for the family of majors. */
export function MajorQuestion({ view, words }: Props) {
  return (
    <>
      <QuestionHeading words={words} />
      <SelectField
        {...getField(view, 'major')}
        hint={messages.major.hint}
        label={messages.major.label}
        options={[
          choose,
          ...listMajors(cipFamilies).map(({ code, title }) => ({ value: code, label: title })),
          unknown,
        ]}
      />
    </>
  )
}

/** Asks for the GPA, and explains other scales. */
export function GpaQuestion({ view, words }: Props) {
  const { label, hint, scaleTitle, scale } = messages.gpa
  return (
    <>
      <QuestionHeading words={words} />
      <TextField
        {...getField(view, 'gpa')}
        autoComplete="off"
        className={styles.short}
        hint={hint}
        inputMode="decimal"
        label={label}
        maxLength={20}
      />
      <Details look="plain" summary={scaleTitle}>
        {scale.map((text) => (
          <p className={styles.scale} key={text}>
            {text}
          </p>
        ))}
      </Details>
    </>
  )
}

/** Asks which groups the student or the family belongs to. */
export function MembershipsQuestion({ view, words }: Props) {
  return (
    <fieldset aria-describedby="memberships-hint" className={styles.group}>
      <legend>
        <h1 className={styles.question}>{words.question}</h1>
      </legend>
      <p className={styles.why} id="memberships-hint">
        {words.why}
      </p>
      {memberships.map((code) => {
        const { id, name, defaultValue } = getField(view, `memberships-${code}`)
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

/** Asks for the hours a week. */
export function HoursQuestion({ view, words }: Props) {
  return (
    <>
      <QuestionHeading words={words} />
      <TextField
        {...getField(view, 'hours')}
        autoComplete="off"
        className={styles.short}
        hint={messages.hours.hint}
        inputMode="numeric"
        label={messages.hours.label}
        maxLength={20}
      />
    </>
  )
}

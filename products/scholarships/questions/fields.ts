import { memberships } from '#domain/scholarships/scholarship.ts'
import { mostGpa, mostHoursAWeek } from '#domain/scholarships/student-profile.ts'
import { answer, choiceField, type Field, getText, refuse } from '#kit/questions/field.ts'
import type { AskedName } from '#kit/questions/flow.ts'
import { schoolField } from '#kit/questions/school-field.ts'
import type { StudentAnswers } from './answers.ts'
import { messages } from './questions-messages.ts'

const { problem } = messages

/** A GPA as people write it: `3.5`, `3,5`, `3.5/4.0`, `3.5 out of 4`. */
const gpaField: Field = {
  read: (form, { name }) => {
    const typed = getText(form, name)
    if (typed === 'unknown') return answer(name, typed)
    if (typed === '') return refuse(name, problem.gpaMissing)
    const [, digits = '', scale = ''] = gpaPattern.exec(typed.normalize('NFKC').replaceAll(',', '.')) ?? []
    if (digits === '') return refuse(name, problem.gpaUnclear)
    if (Number(digits) > mostGpa || (scale !== '' && Number(scale) !== mostGpa))
      return refuse(name, problem.gpaTooHigh)
    // Cut, not rounded: a 2.996 does not meet a minimum of 3.0.
    return answer(name, String(Math.floor(Number(digits) * 100 + 1e-9) / 100))
  },
  show: (name, text = '') => ({ [name]: text === 'unknown' ? '' : text }),
}

const gpaPattern = /^(\d{1,3}(?:\.\d*)?|\.\d+)\s*(?:(?:\/|out of|of)\s*(\d{1,3}(?:\.\d*)?))?$/i

/** Whole hours, such as `3` or `3 hours`. */
const hoursField: Field = {
  read: (form, { name, isAnswer }) => {
    const typed = getText(form, name)
    if (typed === 'unknown') return answer(name, typed)
    if (typed === '') return refuse(name, problem.hoursMissing)
    const [, digits = ''] = /^0*(\d{1,3})\s*(?:h|hrs?|hours?)?\.?$/i.exec(typed.normalize('NFKC')) ?? []
    return isAnswer(digits) ? answer(name, digits) : refuse(name, problem.hoursUnclear(mostHoursAWeek))
  },
  show: (name, text = '') => ({ [name]: text === 'unknown' ? '' : text }),
}

/** One checkbox for each group; none checked is an answer too. */
const membershipsField: Field = {
  read: (form, { name }) => {
    if (getText(form, name) === 'unknown') return answer(name, 'unknown')
    const checked = memberships.filter((code) => form.has(`${name}-${code}`))
    return answer(name, checked.join(',') || 'none')
  },
  show: (name, text = '') => Object.fromEntries(text.split(',').map((code) => [`${name}-${code}`, 'yes'])),
}

/** The form field for each answer. */
export const fields: Record<AskedName<StudentAnswers>, Field> = {
  applicant: choiceField(problem.missing.applicant),
  level: choiceField(problem.missing.level),
  graduation: choiceField(problem.missing.graduation),
  major: choiceField(problem.missing.major),
  state: choiceField(problem.missing.state),
  gpa: gpaField,
  school: schoolField,
  enrollment: choiceField(problem.missing.enrollment),
  memberships: membershipsField,
  need: choiceField(problem.missing.need),
  hours: hoursField,
}

import { monthNames } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import { usStates } from '#domain/states.ts'
import { findChoice } from '#kit/questions/choices.ts'
import { type Listed, listChoices, unknown } from './answer-messages.ts'
import type { Answers } from './answers.ts'
import { type QuestionSlug, questions } from './questions.ts'

/**
 * Puts the answer to a question into a few words; returns undefined if the question was not answered.
 * @param schoolName the common name of the chosen school, if any
 */
export function sayAnswer(
  slug: QuestionSlug,
  answers: Answers,
  schoolName: string | undefined,
): string | undefined {
  switch (slug) {
    case 'who':
    case 'degree':
      return sayLabel(slug, findOwnChoice(slug, answers))
    case 'school':
      return answers.school === 'undecided' ? 'Not chosen yet' : schoolName
    case 'graduation':
      return sayMonth(answers.graduation)
    case 'amount':
      return answers.amount === 'unknown' ? unknown.label : sayDollars(answers.amount)
    case 'cosigner':
      return sayScore('cosigner', findOwnChoice('cosigner', answers))
    case 'credit':
      return sayScore('credit', answers.credit)
    case 'cosigner-income':
      return sayLabel('cosignerIncome', answers.cosignerIncome)
    case 'state':
      return answers.state === 'unknown'
        ? unknown.label
        : usStates.find((state) => state.abbreviation === answers.state)?.name
    case 'federal':
      return sayFederal(answers)
    default:
      return sayLabel(slug, answers[slug])
  }
}

function findOwnChoice(slug: QuestionSlug, answers: Answers): string | undefined {
  const { choices = {}, asks } = questions[slug]
  return findChoice(choices, asks(answers), answers)
}

function sayLabel(name: Listed, value: string | undefined): string | undefined {
  return listChoices(name).find((choice) => choice.value === value)?.label
}

/** Says a score with its band, such as "Good (700 to 759)". */
function sayScore(name: 'credit' | 'cosigner', value: string | undefined): string | undefined {
  const choice = listChoices(name).find((choice) => choice.value === value)
  return choice?.detail && /^\d/.test(choice.detail) ? `${choice.label} (${choice.detail})` : choice?.label
}

function sayMonth(month: string | undefined): string | undefined {
  if (month === undefined || month === 'unknown') return month && unknown.label
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

function sayFederal({ federalThisYear, federalInAll, ...answers }: Answers): string | undefined {
  const { federalGraduatePlus, federalUndergraduate, plusThisYear, plusInAll } = answers
  const parts = [
    typeof federalThisYear === 'number' && `${sayDollars(federalThisYear)} this year`,
    typeof federalInAll === 'number' && `${sayDollars(federalInAll)} in total`,
    typeof federalGraduatePlus === 'number' &&
      `${sayDollars(federalGraduatePlus)} of that in Graduate PLUS Loans`,
    typeof federalUndergraduate === 'number' &&
      `${sayDollars(federalUndergraduate)} of that for undergraduate study`,
    typeof plusThisYear === 'number' && `${sayDollars(plusThisYear)} in PLUS Loans this year`,
    typeof plusInAll === 'number' && `${sayDollars(plusInAll)} in PLUS Loans in total`,
  ].filter((part) => part !== false)
  if (parts.length > 0) return parts.join(', ')
  return federalThisYear === undefined ? undefined : 'Not known'
}

function sayDollars(dollars: number | 'unknown' | undefined): string | undefined {
  return typeof dollars === 'number' ? formatDollars(dollars * 100) : undefined
}

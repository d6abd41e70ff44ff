import { maxKeywordCharacters, type SchoolOption, toPlace } from '#app/features/schools/school-option.ts'
import type { Services } from '#app/services.ts'
import type { Problem } from '#kit/forms/sent-form.ts'
import type { SchoolAnswer, SchoolChoice } from './form-reply.ts'
import { accountText } from './messages.ts'

const maxChoices = 6

/**
 * @param opeid '' if none was picked
 * @param keywords the text in the picker's field
 */
export function readSchool(
  schools: Pick<Services['schools'], 'byOpeid' | 'search'>,
  { opeid, keywords }: { opeid: string; keywords: string },
): SchoolAnswer {
  const nothing = { picked: null, choices: [] }
  if (opeid) {
    const school = schools.byOpeid(opeid)
    return school
      ? { picked: toChoice(school), choices: [] }
      : { ...nothing, problem: problem(accountText.unknownSchool) }
  }
  if (!keywords) return nothing
  const choices = schools.search(keywords.slice(0, maxKeywordCharacters)).slice(0, maxChoices).map(toChoice)
  const message = choices.length > 0 ? accountText.whichSchool(keywords) : accountText.noSuchSchool(keywords)
  return { picked: null, choices, problem: problem(message) }
}

function problem(message: string): Problem {
  return { field: 'schoolAttendedOpeid', message }
}

export function toChoice(school: SchoolOption): SchoolChoice {
  return { name: school.name, opeid: school.opeid, place: toPlace(school) }
}

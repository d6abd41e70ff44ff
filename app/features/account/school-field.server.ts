import type { Services } from '#app/services.ts'
import type { FormProblem } from './form-reply.ts'
import { words } from './words.ts'

export interface SchoolChoice {
  name: string
  opeid: string
  place: string
}

/** What the school part of a posted form came to. */
export interface SchoolAnswer {
  problem?: FormProblem
  /** The school that is picked. */
  picked: SchoolChoice | null
  /** Schools that match what was typed without being picked, which is all a browser without script can send. */
  choices: SchoolChoice[]
}

const mostChoices = 6

/** @param opeid '' when none was picked. @param keywords what stands in the picker's text field. */
export function readSchool(
  schools: Pick<Services['schools'], 'byOpeid' | 'search'>,
  { opeid, keywords }: { opeid: string; keywords: string },
): SchoolAnswer {
  const nothing = { picked: null, choices: [] }
  if (opeid) {
    const school = schools.byOpeid(opeid)
    return school
      ? { picked: toChoice(school), choices: [] }
      : { ...nothing, problem: problem(words.unknownSchool) }
  }
  if (!keywords) return nothing
  const choices = schools.search(keywords.slice(0, 200)).slice(0, mostChoices).map(toChoice)
  const message = choices.length > 0 ? words.whichSchool(keywords) : words.noSuchSchool(keywords)
  return { picked: null, choices, problem: problem(message) }
}

function problem(message: string): FormProblem {
  return { field: 'schoolAttendedOpeid', message }
}

export function toChoice({
  name,
  opeid,
  city,
  state,
}: {
  name: string
  opeid: string
  city: string
  state: string
}) {
  return { name, opeid, place: `${city}, ${state}` }
}

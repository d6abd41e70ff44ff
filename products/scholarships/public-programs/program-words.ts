import { formatDate } from '#domain/dates.ts'
import type { Citizenship } from '#domain/eligibility/profile.ts'
import type { PublicProgram } from '#domain/scholarships/public-program.ts'
import type { ProgramRequirement } from '#domain/scholarships/public-program-fit.ts'
import { usStates } from '#domain/states.ts'
import { citizenshipNames, enrollmentNames, levelNames } from '#products/scholarships/code-labels.ts'
import { formatAward, listWithOr } from '#products/scholarships/listing-words.ts'
import { marketplaceText } from '#products/scholarships/marketplace/messages.ts'
import { programText } from './messages.ts'

/** Says until when one can apply; a day that is over is said to be, because next year’s is not known. */
export function formatProgramDeadline({ kind, on }: PublicProgram['deadline'], today: string): string {
  if (kind === 'continuous' || kind === 'unknown') return programText.deadline[kind]
  const words = programText.deadline[kind](on === null ? undefined : formatDate(on, 'Month D, YYYY'))
  return on !== null && on < today ? programText.deadline.past(words) : words
}

/** Says what a program pays in a year, for which year, and on what it depends. */
export function formatProgramAmount({ amount }: PublicProgram): string {
  const { awardYear, lowCents, highCents, note } = amount
  if (lowCents === null && highCents === null) return note ?? programText.notFound
  const award = formatAward({ awardLowCents: lowCents, awardHighCents: highCents })
  return [`${award} (${programText.year(awardYear)}).`, note].filter(Boolean).join(' ')
}

/** Says one requirement of a program, or that its source leaves it open. */
export function describeRequirement(
  requirement: ProgramRequirement,
  { who, unknown }: PublicProgram,
  owner: string,
): string {
  const { wants } = marketplaceText
  const field = requirement === 'states' ? 'residentsOnly' : requirement
  const open = programText.wants.open[requirement]
  if (open && unknown.some((one) => one === field)) return programText.wants.notFound(open)
  switch (requirement) {
    case 'levels':
      return wants.levels(listWithOr(who.levels?.map((code) => levelNames[code]) ?? []))
    case 'states':
      return wants.states(findStateName(owner) ?? owner)
    case 'leastGpa':
      return wants.leastGpa((who.leastGpa ?? 0).toFixed(2))
    case 'enrollment':
      return wants.enrollment(who.enrollment ? enrollmentNames[who.enrollment] : '')
    case 'mostSai':
      return programText.wants.mostSai((who.mostSai ?? 0).toLocaleString('en-US'))
    case 'citizenships':
      return wants.citizenships(listWithOr(who.citizenships?.map(nameCitizenship) ?? []))
    case 'need':
      return wants.need()
    // No program asks for these.
    case 'majors':
    case 'opeids':
    case 'memberships':
      return ''
  }
}

function nameCitizenship(code: Citizenship): string {
  return code === 'none' ? programText.otherStatus : citizenshipNames[code]
}

export function findStateName(code: string | undefined): string | undefined {
  return usStates.find(({ abbreviation }) => abbreviation === code)?.name
}

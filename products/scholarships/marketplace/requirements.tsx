import { href } from 'react-router'
import { cipTitles } from '#domain/scholarships/cip-titles.ts'
import { toStatedScale } from '#domain/scholarships/gpa.ts'
import { listJoinable, type OpenRequirement, type PrivateRequirement } from '#domain/scholarships/match.ts'
import type { Requirements as Required } from '#domain/scholarships/scholarship.ts'
import { usStates } from '#domain/states.ts'
import rows from '#kit/listing/list/row-parts.module.css'
import {
  citizenshipNames,
  demographicNames,
  enrollmentNames,
  levelNames,
  membershipNames,
} from '#products/scholarships/code-labels.ts'
import { listWithOr } from '#products/scholarships/listing-words.ts'
import type { Listing } from './marketplace-view.server.ts'
import { marketplaceText } from './messages.ts'

interface RequirementsProps {
  listing: Listing
  schoolName: (opeid: string) => string | undefined
}

/** Each requirement with yes, no, or unknown; what is sensitive is left to the visitor's browser. */
export function Requirements({ listing, schoolName }: RequirementsProps) {
  const { scholarship, match, isMatched, gpa } = listing
  const { requirements } = scholarship
  if (match.open.length === 0 && match.private.length === 0) return null
  return (
    <div>
      <h4>{marketplaceText.who}</h4>
      <ul className={rows.rules}>
        {match.open.map(({ requirement, meets }) => (
          <li data-verdict={meets} key={requirement}>
            {isMatched ? <b>{marketplaceText.meets[meets]}</b> : null}{' '}
            {describe(requirement, requirements, schoolName)}.{' '}
            {requirement === 'leastGpa' && meets === 'unknown' && gpa
              ? `${marketplaceText.otherScale} `
              : null}
            {isMatched && match.settledBy === requirement ? (
              <a href={questionAddress(requirement)}>
                {requirement === 'leastGpa' && gpa
                  ? marketplaceText.changeGpa
                  : marketplaceText.settles[requirement]}
              </a>
            ) : null}
            {match.changed === requirement ? describeChange(requirement, listing) : null}
          </li>
        ))}
        {match.private.map((requirement) => (
          <li
            data-private={requirement}
            data-private-codes={requirements[requirement]?.join(' ')}
            data-verdict="unknown"
            key={requirement}
          >
            <b>{marketplaceText.meets.unknown}</b> {describe(requirement, requirements, schoolName)}.{' '}
            <span>{marketplaceText.about.unknown}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function describe(
  requirement: OpenRequirement | PrivateRequirement,
  requirements: Required,
  schoolName: RequirementsProps['schoolName'],
): string {
  const { wants } = marketplaceText
  const list = (names: readonly string[] | undefined) => listWithOr(names ?? [])
  switch (requirement) {
    case 'levels':
      return wants.levels(list(requirements.levels?.map((code) => levelNames[code])))
    case 'majors':
      return wants.majors(list(requirements.majors?.map((code) => cipTitles[code] ?? code)))
    case 'states':
      return wants.states(list(requirements.states?.map((code) => findState(code)?.name ?? code)))
    case 'opeids':
      return wants.opeids(list(requirements.opeids?.map((opeid) => schoolName(opeid) ?? opeid)))
    case 'leastGpa':
      return wants.leastGpa((requirements.leastGpa ?? 0).toFixed(2))
    case 'enrollment':
      return wants.enrollment(requirements.enrollment ? enrollmentNames[requirements.enrollment] : '')
    case 'memberships':
      return wants.memberships(list(requirements.memberships?.map((code) => membershipNames[code])))
    case 'need':
      return wants.need()
    case 'citizenships':
      return wants.citizenships(list(requirements.citizenships?.map((code) => citizenshipNames[code])))
    case 'demographics':
      return wants.demographics(list(requirements.demographics?.map((code) => demographicNames[code])))
  }
}

function findState(code: string) {
  return usStates.find(({ abbreviation }) => abbreviation === code)
}

function describeChange(requirement: OpenRequirement, { scholarship, gpa: given }: Listing): string | null {
  const { changes } = marketplaceText
  const gpa = toStatedScale(given)
  if (requirement === 'enrollment') return changes.enrollment
  if (requirement === 'memberships')
    return changes.memberships(
      listWithOr(listJoinable(scholarship.requirements).map((code) => membershipNames[code])),
    )
  const min = scholarship.requirements.leastGpa
  return requirement === 'leastGpa' && min !== null && gpa !== undefined
    ? changes.leastGpa((min - gpa).toFixed(2))
    : null
}

/** The question that asks for what a requirement needs. */
function questionAddress(requirement: OpenRequirement): string {
  const slugs: Record<OpenRequirement, string> = {
    levels: 'level',
    majors: 'major',
    states: 'state',
    opeids: 'school',
    leastGpa: 'gpa',
    enrollment: 'enrollment',
    memberships: 'memberships',
    need: 'need',
  }
  return `${href('/scholarships/signup/student')}?question=${slugs[requirement]}&from=marketplace`
}

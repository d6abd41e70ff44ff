// cspell:ignore lexace legis mgaleg mgawebsite njleg
import type { Source } from '#domain/award-years/source.ts'
import type { AidPackage } from './aid-package.ts'

/** The kinds of schools that the laws tell apart. */
export const schoolKinds = ['public_four_year', 'public_two_year', 'private'] as const
export type SchoolKind = (typeof schoolKinds)[number]

/**
 * What a law keeps from shrinking.
 * - `own_grants`: the school's own grants may shrink only as far as the counted aid exceeds the limit
 * - `all_aid`: no aid may shrink before the scholarship has covered the unmet need
 */
export type Protection =
  | { keeps: 'own_grants'; counts: 'gift_aid' | 'all_aid'; upTo: 'need' | 'cost' }
  | { keeps: 'all_aid' }

export const lawStates = ['CA', 'MD', 'NJ', 'PA', 'WA'] as const
export type LawState = (typeof lawStates)[number]

/** A state's law on what a school may take back when a private scholarship arrives. */
export interface DisplacementLaw {
  state: LawState
  stateName: string
  /** The first day of force, the start of the first academic year, or where neither was found, the signing. */
  since: { on: string; means: 'in_force' | 'academic_year' | 'signed' }
  schools: readonly SchoolKind[]
  /** `state_or_pell`: only those eligible for a Pell Grant or the state's own grants. */
  students: 'all' | 'state_or_pell'
  /** `null` where the law itself could not be read, so that nothing is computed with it. */
  protection: Protection | null
  source: Source
}

const checkedOn = '2026-11-23'

/**
 * The laws that were found. A state that is
 * missing may have a law too.
 */
export const displacementLaws: Readonly<Record<LawState, DisplacementLaw>> = {
  CA: {
    state: 'CA',
    stateName: 'California',
    // The law begins with 2023–24, and its academic year begins on July 1.
    since: { on: '2023-07-01', means: 'academic_year' },
    schools: ['public_four_year', 'public_two_year', 'private'],
    students: 'state_or_pell',
    protection: { keeps: 'own_grants', counts: 'gift_aid', upTo: 'cost' },
    source: {
      publisher: 'State of California',
      title: 'California Education Code, sections 70045 to 70048 (AB 288 of 2022, AB 3240 of 2024)',
      url: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240AB3240',
      checkedOn,
      readIn: 'legiscan.com (AB 3240, chapter 851), lcwlegal.com (AB 288: rule and first year)',
    },
  },
  MD: {
    state: 'MD',
    stateName: 'Maryland',
    since: { on: '2017-07-01', means: 'in_force' },
    schools: ['public_four_year'],
    students: 'all',
    protection: { keeps: 'own_grants', counts: 'gift_aid', upTo: 'need' },
    source: {
      publisher: 'State of Maryland',
      title: 'Maryland Education Code, section 15-121',
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=ged&section=15-121',
      checkedOn: '2026-11-24',
      readIn: 'legalfix.com and lexace.ai (copies of the code); cappex.com and aacrao.org (effective date)',
    },
  },
  NJ: {
    state: 'NJ',
    stateName: 'New Jersey',
    since: { on: '2021-09-24', means: 'signed' },
    schools: ['public_four_year', 'public_two_year'],
    students: 'all',
    // Since P.L.2023, c.317, the law calls the whole cost of attendance "financial need".
    protection: { keeps: 'own_grants', counts: 'all_aid', upTo: 'cost' },
    source: {
      publisher: 'State of New Jersey',
      title: 'New Jersey Statutes 18A:62-65 and following (P.L.2021, c.223, amended by P.L.2023, c.317)',
      url: 'https://www.njleg.state.nj.us/Bills/2020/S1000/985_S2.HTM',
      checkedOn,
      readIn:
        'njleg.state.nj.us (committee statement to S985), casetext.com (18A:62-65 as amended), nj.gov (signing)',
    },
  },
  PA: {
    state: 'PA',
    stateName: 'Pennsylvania',
    since: { on: '2022-07-08', means: 'in_force' },
    schools: ['public_four_year', 'public_two_year'],
    students: 'all',
    // Only a bill on the same matter could be read, which did not pass on its own.
    protection: null,
    source: {
      publisher: 'Commonwealth of Pennsylvania',
      title: 'Public School Code, Act 55 of 2022 (HB 1642)',
      url: 'https://www.legis.state.pa.us/cfdocs/billinfo/billinfo.cfm?syear=2021&sind=0&body=H&type=B&bn=1642',
      checkedOn: '2026-11-24',
      readIn:
        'legis.state.pa.us (HB 2255, a bill on the same subject), lancfound.org and lehighvalleyfoundation.org (signing and effective date)',
    },
  },
  WA: {
    state: 'WA',
    stateName: 'Washington',
    since: { on: '2022-06-09', means: 'in_force' },
    schools: ['public_four_year', 'private'],
    students: 'all',
    protection: { keeps: 'all_aid' },
    source: {
      publisher: 'State of Washington',
      title: 'Laws of 2022, chapter 138 (HB 1907), added to chapter 28B.77 RCW',
      url: 'https://lawfilesext.leg.wa.gov/Biennium/2021-22/Htm/Bills/House%20Bills/1907.htm',
      checkedOn,
      readIn: 'lawfilesext.leg.wa.gov (text), fastdemocracy.com (certificate with the effective date)',
    },
  },
}

export function isLawState(state: string): state is LawState {
  return lawStates.some((one) => one === state)
}

/** Why a law counts or does not. */
export type LawVerdict =
  | 'applies'
  /** It may, which depends on the kind of school, or on what the student is eligible for. */
  | 'school_unknown'
  | 'student_unknown'
  | 'other_schools'
  /** We have not read the law itself. */
  | 'unread'

/**
 * Says whether a law binds a school and protects a student, as far as the aid shows it: who has a Pell Grant
 * is eligible for one, and who has none may still be.
 */
export function checkLaw(
  law: Pick<DisplacementLaw, 'schools' | 'students' | 'protection'>,
  { schoolKind, aid }: { schoolKind: SchoolKind | undefined; aid: AidPackage },
): LawVerdict {
  if (schoolKind !== undefined && !law.schools.includes(schoolKind)) return 'other_schools'
  if (law.protection === null) return 'unread'
  if (schoolKind === undefined && law.schools.length < schoolKinds.length) return 'school_unknown'
  if (law.students === 'all' || aid.pell > 0) return 'applies'
  return 'student_unknown'
}

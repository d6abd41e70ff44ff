import { educations } from '#domain/refinance/codes.ts'
import type { LoanRules } from './loan-rules.ts'
import type { Person } from './person.fixture.ts'
import { type BorrowerProfile, creditBands, enrollments, type IncomeBand, incomeBands } from './profile.ts'

/**
 * An independent implementation of the rules: whether they accept a person about whom everything is known.
 * Tests compare verdicts for partial profiles with it.
 */
export function acceptsPerson(rules: LoanRules, person: Person): boolean {
  const fits = <Code>(allowed: readonly Code[] | null, has: Code) => allowed === null || allowed.includes(has)
  const hasFinances = ({ score, incomeCents }: { score: number | null; incomeCents: number }) =>
    (score ?? (rules.minimumScore === 0 ? 0 : -1)) >= (rules.minimumScore ?? -1) &&
    incomeCents >= (rules.minimumIncomeCents ?? 0)
  const { states, minimumEnrollment, cosigner: policy } = rules
  const { cosigner } = person
  const mayStudyAndLive =
    fits(rules.borrowers, person.borrower) &&
    fits(rules.degrees, person.degree) &&
    fits(rules.schoolControls, person.schoolControl) &&
    fits(rules.schoolLevels, person.schoolLevel) &&
    (minimumEnrollment === null ||
      enrollments.indexOf(person.enrollment) <= enrollments.indexOf(minimumEnrollment)) &&
    (states === null ||
      ('only' in states ? states.only.includes(person.state) : !states.except.includes(person.state)))
  const mayAlone =
    policy !== 'required' &&
    person.isAdult &&
    fits(rules.citizenships, person.citizenship) &&
    hasFinances(person)
  const mayWithCosigner =
    policy !== 'not_taken' &&
    cosigner !== null &&
    (person.isAdult || (rules.minorWithCosigner ?? cosigner.isEnoughForMinor)) &&
    hasFinances(cosigner) &&
    (fits(rules.citizenships, person.citizenship) ||
      (rules.citizenshipsWithCosigner.includes(person.citizenship) && cosigner.isCitizenOrResident))
  return mayStudyAndLive && mayRefinance(rules, person) && (mayAlone || mayWithCosigner)
}

function mayRefinance({ refinance }: LoanRules, person: Person): boolean {
  if (refinance === null) return true
  const isGraduate = ['MASTERS', 'DOCTORATE'].includes(person.education)
  const startsIn = person.employment === 'STARTING_SOON_JOB_OFFER' ? person.jobStartsInDays : 0
  return (
    (refinance.loans?.includes(person.refinancedLoans) ?? true) &&
    (refinance.visaStatuses?.includes(person.visaStatus) ?? true) &&
    educations.indexOf(person.education) >= educations.indexOf(refinance.minimumEducation ?? 'HIGH_SCHOOL') &&
    (refinance.graduateDegrees === null ||
      (isGraduate && refinance.graduateDegrees.includes(person.graduateDegree))) &&
    (refinance.schoolYears?.includes(person.schoolYear) ?? true) &&
    (refinance.employments?.includes(person.employment) ?? true) &&
    startsIn <= (refinance.jobStartsWithinDays ?? startsIn)
  )
}

/**
 * Returns the person who fits a profile and has the best chance under the rules: if this person is refused,
 * everyone with the profile is.
 */
export function makeBestPerson(profile: BorrowerProfile, rules: LoanRules): Person {
  const finances = (credit: BorrowerProfile['credit'], income: IncomeBand | undefined) => {
    const below = income === undefined ? null : incomeBands[income].belowCents
    return {
      score: credit === undefined ? 850 : (creditBands[credit]?.to ?? null),
      incomeCents: below === null ? 1_000_000_000 : below - 1,
    }
  }
  const { states } = rules
  const lentIn = states === null ? ['CA'] : 'only' in states ? states.only : ['no such state']
  return {
    isAdult: profile.isAdult ?? true,
    borrower: profile.borrower ?? rules.borrowers?.[0] ?? 'student',
    schoolControl: profile.schoolControl ?? rules.schoolControls?.[0] ?? 'public',
    schoolLevel: profile.schoolLevel ?? rules.schoolLevels?.[0] ?? 'four_year',
    degree: profile.degree ?? rules.degrees?.[0] ?? 'bachelors',
    enrollment: profile.enrollment ?? 'full_time',
    state: profile.state ?? lentIn[0] ?? '',
    citizenship: profile.citizenship ?? rules.citizenships?.[0] ?? 'citizen',
    refinancedLoans: profile.refinancedLoans ?? rules.refinance?.loans?.[0] ?? 'MY_LOANS_PRIVATE',
    visaStatus: profile.visaStatus ?? rules.refinance?.visaStatuses?.[0] ?? 'CITIZEN',
    education: profile.education ?? 'DOCTORATE',
    graduateDegree: profile.graduateDegree ?? rules.refinance?.graduateDegrees?.[0] ?? 'PHD',
    schoolYear: profile.schoolYear ?? rules.refinance?.schoolYears?.[0] ?? 'NONE',
    employment: profile.employment ?? rules.refinance?.employments?.[0] ?? 'EMPLOYED_FULL_TIME',
    jobStartsInDays: profile.jobStartsInDays ?? 0,
    ...finances(profile.credit, toBand(profile.income)),
    cosigner:
      profile.hasCosigner === false
        ? null
        : {
            ...finances(profile.cosignerCredit, toBand(profile.cosignerIncome)),
            isCitizenOrResident: true,
            isEnoughForMinor: true,
          },
  }
}

/** The profiles of these tests hold bands alone. */
function toBand(income: BorrowerProfile['income']): IncomeBand | undefined {
  return typeof income === 'string' ? income : undefined
}

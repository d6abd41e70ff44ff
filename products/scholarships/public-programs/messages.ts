import type { Meets } from '#domain/scholarships/match.ts'
import type {
  ApplyWay,
  ProgramBasis,
  ProgramKind,
  PublicProgram,
} from '#domain/scholarships/public-program.ts'

const counted = (number: number, what: string) => `${number} ${number === 1 ? what : `${what}s`}`
const notFound = 'Not found in the source'

/** Texts of the public programs: in the list of scholarships and on the pages of the states. */
export const programText = {
  notFound,
  kinds: {
    grant: 'Grant',
    scholarship: 'Scholarship',
    promise: 'Promise program: tuition after other aid',
    waiver: 'Tuition waiver',
    service: 'Grant that becomes a loan if you don’t work as agreed afterward',
  } satisfies Record<ProgramKind, string>,
  bases: {
    need: 'financial need',
    merit: 'merit',
    group: 'belonging to a group',
    service: 'later service',
    residence: 'where you live',
  } satisfies Record<ProgramBasis, string>,
  apply: {
    fafsa: 'Apply with the FAFSA',
    fafsa_and_form: 'Apply with the FAFSA and the program’s own form',
    state_form: 'Apply with the state’s form',
    school: 'Apply through your college',
    automatic: 'No application',
  } satisfies Record<ApplyWay, string>,
  stacking: {
    adds: 'Adds to other aid',
    last_dollar: 'Covers tuition left after other aid',
    unknown: notFound,
  } satisfies Record<PublicProgram['stacking'], string>,
  status: {
    open: 'Open',
    closed: 'Closed',
    unfunded: 'Not funded this year',
    unknown: 'We couldn’t find out whether it’s open; ask the agency',
  } satisfies Record<PublicProgram['status'], string>,
  deadline: {
    continuous: 'No deadline',
    unknown: 'Deadline not found in the source',
    received: (day: string | undefined) =>
      day ? `Due ${day}` : 'Has a deadline, but the source gives no date',
    priority: (day: string | undefined) =>
      day ? `Priority date ${day}` : 'Has a priority date, but the source doesn’t give it',
    funds: (day: string | undefined) =>
      day ? `Until the money runs out; date in the source: ${day}` : 'Until the money runs out',
    past: (words: string) => `${words} (passed; look for this year’s date)`,
  },
  amountMissing: 'Amount not found',
  inWords: 'See details',
  year: (awardYear: string | null) => awardYear?.replace('-', '–') ?? 'year not stated',
  /** Of a citizenship that is none of those with a name. */
  otherStatus: 'any other status',
  wants: {
    mostSai: (index: string) => `Student Aid Index of ${index} or less`,
    open: {
      levels: 'Level of study',
      enrollment: 'Enrollment status',
      leastGpa: 'Minimum GPA',
      mostSai: 'Student Aid Index',
      citizenships: 'Citizenship status',
      states: 'Whether you have to live in the state',
    } as Partial<Record<string, string>>,
    notFound: (what: string) => `${what}: not found in the source`,
  },
  overall: {
    yes: () => 'Fits your answers',
    unknown: (open: number) => `May fit: ${counted(open, 'thing')} to check`,
    no: () => 'Doesn’t fit your answers',
  } satisfies Record<Meets, (open: number) => string>,
  who: 'Who it is for',
  conditions: 'Also required',
  noConditions: 'The source we read lists no requirements that our questions cover.',
  facts: {
    kind: 'What it is',
    basis: 'Based on',
    amount: 'Amount per year',
    deadline: 'Deadline',
    apply: 'How to apply',
    stacking: 'With other aid',
    schools: 'Where to use it',
    status: 'This year',
  },
  applyAt: 'Go to the application',
  applyFor: (name: string) => `for ${name}`,
  source: 'Source:',
  read: (day: string, stated: string | null) => `${stated ? ` (${stated})` : ''}, read on ${day}.`,
  secondHand: 'This isn’t the agency’s own page, so check with the agency first.',
  details: 'Details',

  section: 'Public program',
  sectionCount: (number: number, isMatched: boolean) =>
    isMatched ? `${number} to check` : `${number} federal grants`,
  sectionLead:
    'Money from the federal government and the states. For most of it, you file one form: the FAFSA.',
  sectionFits:
    'The ones that fit your answers best come first. None of this is a promise: the agency decides.',
  allOf: (name: string) => `All programs and dates for ${name}`,
  allStates: 'Programs by state',
  chooseState: 'Your state',
  choose: 'Choose',
  show: 'Show its programs',
} as const

/** Texts of the pages of the states. */
export const stateText = {
  scholarships: 'Scholarships',
  listName: 'State aid',
  listTitle: 'State grants and scholarships, by state',
  listDescription:
    'Public grants, scholarships, promise programs, and waivers in each state and DC, with FAFSA deadlines, how to apply, and our sources.',
  listLead: (programs: number, states: number) =>
    `${counted(programs, 'public program')} in ${states} states and DC, and the federal grants. States have more programs than we list: ask your state’s agency and your college’s aid office.`,
  title: (name: string) => `${name}: state grants and FAFSA deadlines`,
  description: (name: string) =>
    `Public grants and scholarships in ${name}: who qualifies, how much, by when, how to apply, and our sources. With FAFSA deadlines and federal grants.`,
  lead: (number: number, name: string) =>
    number === 0
      ? `We haven’t found a program in ${name} yet: ask your college’s aid office. Here are the FAFSA deadlines the Department of Education lists for it, and the federal grants.`
      : `${counted(number, 'public program')} in ${name}. The list isn’t complete, and some figures are from earlier years, as marked. Check with the agency before you rely on one.`,
  ofState: (name: string) => `Programs in ${name}`,
  deadlines: (year: string) => `FAFSA deadlines for ${year}`,
  deadlinesMore: 'Other years, your school’s date, and a calendar file',
  federal: 'Federal grants',
  federalText: 'For students in every state, with one form: the FAFSA.',
  marketplace: 'See scholarships that fit you',
  allStates: 'All states',
  count: (number: number) => (number === 0 ? 'none yet' : counted(number, 'program')),
  onThisPage: 'On this page',
} as const

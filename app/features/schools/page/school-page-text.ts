import type { FigureName } from '#domain/school-costs/school-figures.ts'

/** The name of each figure, as a row of a table. */
export const figureNames: Readonly<Record<FigureName, string>> = {
  tuitionInDistrict: 'Tuition and fees, in-district',
  tuitionInState: 'Tuition and fees, in-state',
  tuitionOutOfState: 'Tuition and fees, out-of-state',
  books: 'Books and supplies',
  housingOnCampus: 'Housing and food, on campus',
  otherOnCampus: 'Other expenses, on campus',
  housingOffCampus: 'Housing and food, off campus',
  otherOffCampus: 'Other expenses, off campus',
  otherWithFamily: 'Other expenses, living with family',
  netPrice: 'Average net price',
  netPriceTo30: 'Family income $0–$30,000',
  netPriceTo48: '$30,001–$48,000',
  netPriceTo75: '$48,001–$75,000',
  netPriceTo110: '$75,001–$110,000',
  netPriceOver110: 'More than $110,000',
  pellShare: 'Undergraduates with a Pell Grant',
  loanShare: 'Undergraduates with a federal loan',
  grantShare: 'New full-time students with any grant',
  averageGrant: 'Average grants from all sources, for those who get any',
  averageSchoolGrant: 'Average grant from the school, for those who get one',
  averageLoan: 'Average federal loan for new full-time students who borrow',
  completion: 'Finish within 150% of normal time',
  retention: 'Full-time students who come back for a second year',
  medianDebt: 'Median federal debt of students who finish',
  earnings6: 'Median earnings 6 years after starting',
  earnings10: 'Median earnings 10 years after starting',
}

const living = { onCampus: 'on campus', offCampus: 'off campus', withFamily: 'with family' } as const
const residency = { inDistrict: 'In-district', inState: 'In-state', outOfState: 'Out-of-state' } as const
/** For a school that charges everyone the same. */
const livingAlone = { onCampus: 'On campus', offCampus: 'Off campus', withFamily: 'With family' } as const

export const schoolText = {
  schools: 'Schools',
  title: (name: string) => `${name}: costs, aid, and outcomes`,
  description: (name: string, place: string) =>
    `What ${name} in ${place} costs before and after aid, what its students borrow and earn, and how many finish, each figure with its year.`,
  kind: (control: string | null, level: string | null) =>
    capitalize([control, level].filter((word) => word !== null).join(', ')),
  sizes: {
    1: 'under 1,000 students',
    2: '1,000 to 4,999 students',
    3: '5,000 to 9,999 students',
    4: '10,000 to 19,999 students',
    5: '20,000 students or more',
  } as Readonly<Record<number, string>>,
  onThisPage: 'On this page',
  notPublished: 'Not published',
  /** Leads from a school in a list to its page. */
  details: 'Costs and outcomes',
  columns: { figure: 'Figure', school: 'School', amount: 'Amount', from: 'Year and source' },
  figures: 'Figures, years, and sources',
  answer: {
    title: 'Average net price',
    label: 'Average net price, one year',
    unit: 'a year',
    meaning: 'What new full-time students with grants paid after subtracting those grants.',
    meaningPublic: 'What new full-time in-state students with grants paid after subtracting those grants.',
    before: (range: string, period: string) => `${range} before any aid (${period}).`,
    none: 'None of the federal files we have states a net price for this school.',
    loans: 'See your loans',
    compare: 'Compare with other schools',
  },
  price: {
    title: 'Price before aid',
    chart: 'One year before any aid',
    intro: 'Few students pay all of it: grants come off this price.',
    row: (
      where: { residency: keyof typeof residency; living: keyof typeof living },
      isOneResidency: boolean,
    ) =>
      isOneResidency ? livingAlone[where.living] : `${residency[where.residency]}, ${living[where.living]}`,
    parts: {
      tuition: 'Tuition and fees',
      housing: 'Housing and food',
      books: 'Books',
      other: 'Other',
    },
    total: (row: string) => `All together: ${row}`,
    sum: 'Sum of the figures above',
    none: 'The costs that make up the full price are not published for this school.',
  },
  bands: {
    title: 'Net price by family income',
    chart: 'Average net price by family income, one year',
    intro:
      'What new full-time students with federal aid paid after grants. At public schools, these are in-state students.',
    none: 'Net prices by income are not in the files we have for this school. College Navigator, run by the Department of Education, may have them.',
    navigator: 'This school in College Navigator',
  },
  aid: {
    title: 'Who gets aid, and how much',
    intro:
      'You don’t have to repay Pell Grants or grants from the school. You do have to repay federal loans.',
  },
  debt: {
    title: 'Debt and earnings',
    chart: 'Debt when students finish, and earnings later',
    intro:
      'Half of the students owe or earn less, and half owe or earn more. Earnings are for students with federal aid who are working and not in school.',
    debt: 'Debt for students who finish',
    earnings6: 'Earnings, 6 years after starting',
    earnings10: 'Earnings, 10 years after starting',
    none: 'Neither debt nor earnings are published for this school. Figures for small groups are withheld for privacy.',
  },
  completion: {
    title: 'Completion',
    chart: (share: string) => `${share} finish`,
    said: (share: string) => `${share} of new full-time students finish within 150% of normal time`,
    intro:
      'The share of new full-time students who finish here within 150% of normal time, which is six years for a four-year degree.',
    none: 'The completion rate is not published for this school.',
  },
  breaks: {
    title: 'Where aid drops off',
    intro: 'At these points, a small change in income or grants can change aid a lot.',
    noBands: 'Net prices by income are not in the files we have, so we can’t show where they jump.',
    even: 'Average net prices don’t differ between the published income bands.',
    up: (income: string, change: string) =>
      `Above ${income} in family income, the average net price is ${change} higher.`,
    down: (income: string, change: string) =>
      `Above ${income} in family income, the average net price is ${change} lower.`,
    bandsAre:
      'These are averages for groups of families, not a schedule: your own price depends on your own aid.',
    index: (year: string, limit: string) =>
      `Starting in ${year}, a Student Aid Index of ${limit} or more means no Pell Grant. That is twice the maximum grant.`,
    schedule: (percents: readonly number[], year: string) =>
      `In ${year}, each additional dollar of a family’s available income raises the index by ${percents[0]} to ${percents.at(-1)} cents, in ${percents.length} steps. So a raise can cost you aid.`,
    whatIf: 'See where the steps are for your income',
    covered: (year: string) =>
      `Starting in ${year}, students can’t get a Pell Grant while grants and scholarships from the school, the state, or private sources cover the full cost of attendance.`,
    coveredHere: (range: string, period: string) =>
      `At this school, that cost was ${range} in ${period}, depending on residency and living situation. The school sets the exact figure for each student.`,
    scholarship: 'See what an outside scholarship would really add here',
    estimate: 'Estimate your own Student Aid Index and Pell Grant',
    rules: 'Sources for these rules',
  },
  sources: {
    title: 'Where the figures come from',
    text: 'They come from US Department of Education files: IPEDS, a survey that every school in the federal aid programs completes, and the College Scorecard. We don’t change any figures. A figure that’s missing there is missing here, too, and is never shown as 0.',
  },
  shared: {
    title: (opeid: string) => `Schools with the federal school code ${opeid}`,
    intro: 'These schools share one code for federal student aid, but each has its own figures.',
    description: 'Schools that share one federal school code, each with its costs, aid, and outcomes.',
  },
} as const

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

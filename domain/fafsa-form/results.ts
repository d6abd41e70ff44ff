// cspell:ignore Bhartiya usedgov isirs Clintock
import type { Source } from '#domain/award-years/source.ts'

const checkedOn = '2026-11-27'

export const resultSources = {
  statuses: {
    publisher: 'Bhartiya News, quoting the Department of Education',
    title: '“How do I check the status of my FAFSA form?” (answers for 2025–26)',
    url: 'https://bhartiyanews24x7.com/fafsa-2025-26-application-process-begins-essentials-faqs-you-need-to-know-times-of-india',
    checkedOn,
    readIn: 'bhartiyanews24x7.com, which quotes them',
  },
  records: {
    publisher: 'US Department of Education',
    title: '2026–27 ISIR record layout: the status of a processed form',
    url: 'https://fsapartners.ed.gov/sites/default/files/2025-07/202627ISIRRecLayout.xlsx',
    checkedOn,
    readIn: 'the Department’s own transcription, github.com/usedgov/fafsa-test-isirs-2026-27',
  },
  realTime: {
    publisher: 'Insight Into Academia',
    title: 'Federal Student Aid rolls out real-time FAFSA processing',
    url: 'https://insightintoacademia.com/fafsa-processing/',
    checkedOn,
    readIn: 'insightintoacademia.com; investing.plus agrees and gives the date, May 31, 2026',
  },
  identity: {
    publisher: 'Mapping Your Future',
    title: 'Real-time fraud detection announced for FAFSA',
    url: 'https://mappingyourfuture.org/real-time-fraud-detection-announced-for-fafsa/',
    checkedOn,
    readIn: 'mappingyourfuture.org, on the April 15, 2026, announcement',
  },
  moderateRisk: {
    publisher: 'McClintock & Associates',
    title: 'Unexpected ISIR rejections after APP-26-03',
    url: 'https://mcclintockcpa.com/?p=9669',
    checkedOn,
    readIn: 'mcclintockcpa.com',
  },
  rejects: {
    publisher: 'University of California, Davis',
    title: 'FAFSA reject codes',
    url: 'https://financialaid.ucdavis.edu/node/6146',
    checkedOn,
    readIn:
      'rows A to 5 at financialaid.ucdavis.edu; southeastern.edu agrees, with other comment codes for D and 1',
  },
  numberInCollege: {
    publisher: 'National Association of Student Financial Aid Administrators',
    title: 'Why do comment code 108 and reject code 9 exist?',
    url: 'https://askregs.nasfaa.org/article/36902/why-do-comment-code-108-and-reject-code-9-exist-if-number-in-college-is-not-used-in-the-sai-calculation',
    checkedOn,
    readIn: 'askregs.nasfaa.org, for 2024–25 and later',
  },
  changes: {
    publisher: 'Oracle',
    title: 'Student Financial Planning: the ISIR update of April 3, 2024',
    url: 'https://docs.oracle.com/en/cloud/saas/readiness/higher-education/24b/sfp24b/24B-student-fin-wn-f33304.htm',
    checkedOn,
    readIn: 'docs.oracle.com, which lists changed codes without their meanings',
  },
  verification: {
    publisher: 'Oracle',
    title: 'Verification tracking groups V1 and V5',
    url: 'https://docs.oracle.com/en/cloud/saas/student-financial-aid/sfaad/criteria-for-independent-students-indv1.html',
    checkedOn,
    readIn: 'docs.oracle.com; mappingyourfuture.org on V4; fameinc.com on aid before verification is done',
  },
  commentCodes: {
    publisher: 'Anthology',
    title: 'Comment codes and C-codes',
    url: 'https://help.anthology.com/CNS/25.2/WebClient/content/ws/fa/isir/c_c-codes.htm',
    checkedOn,
    readIn: 'help.anthology.com',
  },
} as const satisfies Record<string, Source>

export interface FormStatus {
  name: string
  meaning: string
  next: string
}

/** The words on the page “My Activity” of StudentAid.gov, in the order in which a form meets them. */
export const formStatuses: readonly FormStatus[] = [
  { name: 'Draft', meaning: 'A part isn’t finished.', next: 'Finish and sign it.' },
  {
    name: 'In progress',
    meaning: 'You have consented and signed, but the form hasn’t been submitted.',
    next: 'Find out who still has to do their part, and remind them.',
  },
  {
    name: 'In review',
    meaning: 'Submitted, but not processed yet. Most forms skip this now.',
    next: 'Wait up to three days. Veterans’ forms, for example, still go through this step.',
  },
  {
    name: 'Action required',
    meaning: 'A consent or signature is missing, or something has to be corrected.',
    next: 'Open the form: it shows what is missing. Look up a code below.',
  },
  {
    name: 'Processed',
    meaning: 'Done. Your summary and your Student Aid Index are there, and your colleges can see them.',
    next: 'Read the summary, and respond to any college that asks for documents.',
  },
  {
    name: 'Processed with action required',
    meaning:
      'What colleges see when a processed form was rejected or is missing something. It has no Student Aid Index.',
    next: 'Correct it at StudentAid.gov; the reject code tells you what to correct.',
  },
  {
    name: 'Closed',
    meaning: 'It was never submitted, and its deadline has passed.',
    next: 'File the form for a year that is still open.',
  },
]

/** How a school checks a form that was selected. */
export const verificationGroups: readonly FormStatus[] = [
  {
    name: 'V1',
    meaning: 'Income, tax, and family size are checked.',
    next: 'Send what the school asks for.',
  },
  {
    name: 'V4',
    meaning: 'Your identity is checked.',
    next: 'Show the school an ID, the way it asks you to.',
  },
  { name: 'V5', meaning: 'Both of these.', next: 'Do both. No federal aid is paid until then.' },
]

export interface ResultCode {
  /** As on the summary: a letter or number for a reject, three digits for a comment. */
  code: string
  kind: 'reject' | 'comment'
  meaning: string
  next: string
  /** The codes that come with it. */
  with: readonly string[]
  source: Source
}

const tax = 'Income tax is unusually high for'
const confirmTax = 'Correct income tax and adjusted gross income, or confirm them by entering them again.'
const family = 'The family is unusually large'
const confirmSize = 'Correct the family size, or confirm it.'
const office = 'the Social Security Administration'

/** The rejects whose meaning we read: with one of them a form has no Student Aid Index. */
const rejects: readonly Omit<ResultCode, 'kind'>[] = [
  {
    code: 'A',
    meaning: `${tax} the student’s income.`,
    next: confirmTax,
    with: ['034'],
    source: resultSources.rejects,
  },
  {
    code: 'B',
    meaning: `${family} (independent student).`,
    next: confirmSize,
    with: ['105'],
    source: resultSources.rejects,
  },
  {
    code: 'C',
    meaning: `${tax} the income of the student’s spouse.`,
    next: confirmTax,
    with: ['123'],
    source: resultSources.rejects,
  },
  {
    code: 'D',
    meaning: `${family} (parent’s household).`,
    next: confirmSize,
    with: ['059'],
    source: resultSources.rejects,
  },
  {
    code: 'E',
    meaning: `${tax} the parent’s income.`,
    next: confirmTax,
    with: ['067'],
    source: resultSources.rejects,
  },
  {
    code: 'F',
    meaning: `${tax} the income of the parent’s husband, wife, or partner.`,
    next: confirmTax,
    with: ['092'],
    source: resultSources.rejects,
  },
  {
    code: '1',
    meaning: 'You are provisionally independent because of unusual circumstances.',
    next: 'Send your school proof. The school confirms that you’re independent, or you add your parents’ part.',
    with: ['003', '325'],
    source: resultSources.rejects,
  },
  {
    code: '2',
    meaning: `Your Social Security number isn’t in ${office}’s records.`,
    next: `Correct the number. If it’s right, have ${office} correct its record, then enter it again as a correction.`,
    with: ['006'],
    source: resultSources.rejects,
  },
  {
    code: '3',
    meaning: 'Your Social Security number was found, but under another name.',
    next: 'Correct the last name and the first initial to match the card.',
    with: ['007'],
    source: resultSources.rejects,
  },
  {
    code: '4',
    meaning: 'Your Social Security number was found, but with another date of birth.',
    next: 'Correct your date of birth.',
    with: ['008'],
    source: resultSources.rejects,
  },
  {
    code: '5',
    meaning: `According to ${office}, the person with your number has died.`,
    next: `Contact ${office} and have it correct its record.`,
    with: [],
    source: resultSources.rejects,
  },
  {
    code: '9',
    meaning: 'The number in college was left blank. That can happen only on the paper form.',
    next: 'Submit a correction that answers the question.',
    with: ['108'],
    source: resultSources.numberInCollege,
  },
]

const comments: readonly Omit<ResultCode, 'kind'>[] = [
  ...rejects.flatMap(({ code, meaning, next, with: codes, source }) =>
    codes.map((comment) => ({
      code: comment,
      meaning: `Comes with reject ${code}. ${meaning}`,
      next,
      with: [code],
      source,
    })),
  ),
  {
    code: '353',
    meaning: 'The check for identity fraud found a moderate risk.',
    next: 'Nothing. If the form is rejected anyway, check whether your signature is missing: a bug deleted some in spring 2026.',
    with: [],
    source: resultSources.moderateRisk,
  },
]

/** Every code whose meaning we read, rejects first. */
export const resultCodes: readonly ResultCode[] = [
  ...rejects.map((code): ResultCode => ({ ...code, kind: 'reject' })),
  ...comments
    .map((code): ResultCode => ({ ...code, kind: 'comment' }))
    .toSorted((a, b) => a.code.localeCompare(b.code)),
]

/** Every code once: a comment that comes with a reject stands beside it. */
export const listedCodes = resultCodes.filter(
  ({ kind, with: others }) => kind === 'reject' || others.length === 0,
)

/** The longest code: three digits. */
export const maxCodeLength = 3

/**
 * Finds codes by what was typed, which may lack leading zeros: `34` is comment code 034, and `5` a reject. Without
 * an exact match there is none, because a similar code means something else.
 */
export function findCodes(typed: string): readonly ResultCode[] {
  const code = typed.trim().toUpperCase()
  return resultCodes.filter(
    (each) =>
      each.code === code || (each.kind === 'comment' && each.code === code.padStart(maxCodeLength, '0')),
  )
}

/** What we looked for in public sources and did not find. */
export const codesNotFound: readonly string[] = [
  'We couldn’t find the reject codes for 2027–28, or a full list for 2026–27. The Department publishes them in volumes 5 and 7 of its FAFSA Specifications Guide, which we couldn’t access.',
  'We couldn’t find the meaning of reject codes 6, 31, 32, 33, and 34. We know only that they exist, and that comment 057 comes with 31, and 301 with 34.',
  'We couldn’t find which codes stand for a missing consent or signature. If one is missing, you’ll see the status “Action required.”',
  'We couldn’t find the comment codes for the “high” and “highest” levels of identity fraud risk.',
]

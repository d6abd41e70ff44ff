import type { Source } from './source.ts'

const department = { publisher: 'US Department of Education', checkedOn: '2026-11-22' } as const
const letters = 'https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters'

const schedules = { ...department, title: 'Pell Grant payment schedules', url: letters } as const
const letter1601 = {
  ...department,
  title: 'Dear Colleague Letter GEN-16-01',
  url: letters,
  readIn: 'the letter itself',
} as const
const announcementOf2022 = {
  ...department,
  title: 'Revised 2022–23 Pell Grant payment schedules, announcement of April 11, 2022',
  url: 'https://fsapartners.ed.gov/knowledge-center/library/electronic-announcements/2022-04-11/operational-implementation-guidance-federal-student-aids-implementation-revised-2022-23-federal-pell-grant-payment-and-disbursement-schedules',
  readIn: 'the announcement itself',
} as const

/**
 * The maximum Pell Grant, in whole cents, of each award year before 2026–27; see 2026-27.ts for that year.
 */
export const largestPellGrants = {
  '2013–14': {
    maximumCents: 564_500,
    source: {
      ...department,
      title: 'Dear Colleague Letter GEN-13-06',
      url: letters,
      readIn: 'tasfaatn.com, which prints the letter',
    },
  },
  '2014–15': {
    maximumCents: 573_000,
    source: {
      ...letter(
        'GEN-14-01',
        '2014-01-31/gen-14-01-subject-2014-2015-federal-pell-grant-payment-and-disbursement-schedules',
      ),
      checkedOn: '2026-11-27',
    },
  },
  '2015–16': { maximumCents: 577_500, source: letter1601 },
  '2016–17': { maximumCents: 581_500, source: letter1601 },
  '2017–18': {
    maximumCents: 592_000,
    source: letter(
      'GEN-16-19',
      '2016-10-18/gen-16-19-subject-2017-2018-federal-pell-grant-payment-and-disbursement-schedules',
    ),
  },
  '2018–19': {
    maximumCents: 609_500,
    source: letter(
      'GEN-18-04',
      '2018-04-10/gen-18-04-subject-revised-2018-2019-federal-pell-grant-payment-and-disbursement-schedules',
    ),
  },
  '2019–20': { maximumCents: 619_500, source: { ...schedules, readIn: 'ncan.org, November 18, 2019' } },
  '2020–21': {
    maximumCents: 634_500,
    source: letter('GEN-20-01', '2020-01-31/2020-2021-federal-pell-grant-payment-and-disbursement-schedules'),
  },
  '2021–22': { maximumCents: 649_500, source: announcementOf2022 },
  '2022–23': { maximumCents: 689_500, source: announcementOf2022 },
  '2023–24': {
    maximumCents: 739_500,
    source: {
      ...department,
      title: 'Dear Colleague Letter GEN-23-02',
      url: letters,
      readIn: 'mapping-your-future.com, February 1, 2024: no change for 2024–25',
    },
  },
  '2024–25': {
    maximumCents: 739_500,
    source: {
      ...department,
      title: 'Dear Colleague Letter GEN-24-01',
      url: letters,
      readIn: 'mapping-your-future.com, February 1, 2024, which quotes the letter',
    },
  },
  '2025–26': {
    maximumCents: 739_500,
    source: letter('GEN-25-02', '2025-01-31/2025-2026-federal-pell-grant-maximum-and-minimum-award-amounts'),
  },
} as const satisfies Record<string, { maximumCents: number; source: Source }>

/** A letter that was read at its own address. */
function letter(id: string, path: string) {
  return {
    ...department,
    title: `Dear Colleague Letter ${id}`,
    url: `${letters}/${path}`,
    readIn: 'the letter itself',
  } as const
}

import type { Source } from '#domain/award-years/source.ts'
import { addDays } from '#domain/dates.ts'
import { isLegalHoliday, weekdayOf } from '#domain/legal-holidays.ts'

const bureau = { publisher: 'Consumer Financial Protection Bureau', checkedOn: '2026-11-23' } as const

/** The rules of the clocks, and where we read them. */
export const clockSources = {
  accept: {
    ...bureau,
    title: '12 CFR 1026.48(c)(1), right to accept; 15 USC 1638(e)(6)',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.48',
    readIn: 'frrsdigital.com; a copy of the US Code in a public repository',
  },
  cancel: {
    ...bureau,
    title: '12 CFR 1026.48(d), right to cancel; 15 USC 1638(e)(7) and (8)',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.48',
    readIn: 'a copy of the eCFR in a public repository; a copy of the US Code in a public repository',
  },
  businessDay: {
    ...bureau,
    title: '12 CFR 1026.2(a)(6), business day, and its official comment 2',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.2',
    readIn: 'bankersonline.com and gotoiba.com, which quote it; bankingjournal.aba.com, June 2026',
  },
  received: {
    ...bureau,
    title: '12 CFR 1026.46(d)(4), when mailed disclosures are received; official comment 48(d)-1',
    url: 'https://www.ecfr.gov/current/title-12/section-1026.46',
    readIn: 'pages that reprint the comment with its example of Thursday, June 4',
  },
  covers: {
    ...bureau,
    title: '85 FR 79400: refinancing federal loans creates a private education loan (advisory opinion)',
    url: 'https://www.federalregister.gov/documents/2020/12/10/2020-26662/truth-in-lending-regulation-z-private-education-loans',
    readIn:
      'regulations.justia.com; we couldn’t find whether the May 12, 2025, withdrawal of opinions (90 FR 20084) includes it',
  },
} as const satisfies Record<string, Source>

/** How disclosures came: handed over or shown on screen that day, or mailed that day. */
export const deliveries = ['delivered', 'mailed'] as const
export type Delivery = (typeof deliveries)[number]

/** The days that a visitor notes of a loan they were approved for, `YYYY-MM-DD`; `null` until they come. */
export interface NotedDays {
  approvedOn: string | null
  approvalDelivery: Delivery | null
  acceptedOn: string | null
  finalOn: string | null
  finalDelivery: Delivery | null
}

/** What a visitor notes of an application; days are `YYYY-MM-DD`. */
export interface Disclosures {
  day: string
  delivery: Delivery
}

/**
 * Returns the two disclosures of a loan, `null` until they come. One that nobody says was mailed counts as delivered,
 * which gives the earlier day.
 */
export function disclosuresOf(days: NotedDays): { approval: Disclosures | null; final: Disclosures | null } {
  const noted = (day: string | null, delivery: Delivery | null) =>
    day === null ? null : { day, delivery: delivery ?? 'delivered' }
  return {
    approval: noted(days.approvedOn, days.approvalDelivery),
    final: noted(days.finalOn, days.finalDelivery),
  }
}

/** The calendar days to accept, and the business days after the final disclosures or after mailing. */
const acceptDays = 30
const cancelDays = 3
const mailDays = 3

/**
 * Returns the day on which disclosures count as received: the day they were delivered, or three business days after
 * they were mailed. Here a business day is every day but Sundays and legal holidays.
 */
export function receivedOn({ day, delivery }: Disclosures): string {
  return delivery === 'delivered' ? day : addBusinessDays(day, mailDays, isPreciseBusinessDay)
}

/**
 * Returns the last day to accept an approved loan: the 30th calendar day after the approval disclosures were received.
 * The lender may give longer.
 */
export function acceptBy(approval: Disclosures): string {
  return addDays(receivedOn(approval), acceptDays)
}

export interface CancelPeriod {
  /** The day whose midnight is never too late, however many days the lender is open: three calendar days. */
  safestDay: string
  /** The last day if the lender is open on weekdays that are no legal holidays. */
  weekdaysBy: string
}

/**
 * Returns the last day to cancel, at midnight: the third business day after the final disclosures were received. For
 * this right a business day is one on which the lender is open for business, which no calendar tells; so the earliest
 * possible day stands beside the usual one. No money is paid out before the period ends.
 */
export function cancelBy(final: Disclosures): CancelPeriod {
  const received = receivedOn(final)
  return {
    safestDay: addDays(received, cancelDays),
    weekdaysBy: addBusinessDays(received, cancelDays, isOpenWeekday),
  }
}

function addBusinessDays(isoDay: string, count: number, isBusinessDay: (isoDay: string) => boolean): string {
  let day = isoDay
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

function isPreciseBusinessDay(isoDay: string): boolean {
  return weekdayOf(isoDay) !== 0 && !isLegalHoliday(isoDay)
}

/** Whether a lender that is open on weekdays alone is open on a day. */
export function isOpenWeekday(isoDay: string): boolean {
  return isPreciseBusinessDay(isoDay) && weekdayOf(isoDay) !== 6
}

import type { Source } from '#domain/award-years/source.ts'

// cspell:ignore Legi

/** A state or territory where one comes of age after 18. */
export interface LaterMajority {
  /** The two-letter postal code. */
  state: string
  age: number
  /** The law that says so. */
  statute: string
  /**
   * The age from which a contract binds all the same, with the law on it. Lenders may still go by the later age,
   * and some do: see `lendersOwnAges`.
   */
  contracts: { from: number; statute: string; source: Source }
  /** The age from which a college loan binds; null where we found no law of its own. */
  collegeLoans: { from: number; statute: string; source: Source } | null
}

const checkedOn = '2026-11-23'

/**
 * Everywhere else in the United States one comes of age at 18. Each law was read in the copy that its source names;
 * the state's own code was not at hand.
 */
export const laterMajority: readonly LaterMajority[] = [
  {
    state: 'AL',
    age: 19,
    statute: 'Alabama Code 26-1-1(a)',
    contracts: {
      from: 18,
      statute: 'Alabama Code 26-1-1(f)',
      source: {
        publisher: 'State of Alabama',
        title: 'Code of Alabama 26-1-1, age of majority',
        url: 'https://alison.legislature.state.al.us/code-of-alabama?section=26-1-1',
        checkedOn,
        readIn: 'WomensLaw.org, updated September 1, 2023',
      },
    },
    collegeLoans: {
      from: 17,
      statute: 'Alabama Code 26-1-5',
      source: {
        publisher: 'State of Alabama',
        title: 'Senate Bill 106 of 2019, on Code of Alabama 26-1-5',
        url: 'https://alison.legislature.state.al.us/code-of-alabama?section=26-1-5',
        checkedOn,
        readIn: 'a summary of the bill at bamapolitics.com; we could not access the section itself',
      },
    },
  },
  {
    state: 'MS',
    age: 21,
    statute: 'Mississippi Code 1-3-27',
    contracts: {
      from: 18,
      statute: 'Mississippi Code 93-19-13',
      source: {
        publisher: 'State of Mississippi',
        title: 'Senate Bill 2073 of 2023, loans and contracts at 18',
        url: 'https://billstatus.ls.state.ms.us/documents/2023/html/SB/2000-2099/SB2073SG.htm',
        checkedOn,
        readIn: 'LegiScan, the bill as sent to the governor and approved on April 17, 2023',
      },
    },
    collegeLoans: null,
  },
  {
    state: 'NE',
    age: 19,
    statute: 'Nebraska Revised Statutes 43-2101',
    contracts: {
      from: 18,
      statute: 'Nebraska Legislative Bill 226 of 2009',
      source: {
        publisher: 'State of Nebraska',
        title: 'Legislative Bill 226 of 2009, contracts at 18',
        url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=43-2101',
        checkedOn,
        readIn: 'The North Platte Bulletin on the bill; we could not access the section itself',
      },
    },
    collegeLoans: null,
  },
  {
    state: 'PR',
    age: 21,
    statute: 'Puerto Rico Civil Code, article 97',
    contracts: {
      from: 18,
      statute: 'House Bill 1749, in effect since January 11, 2024',
      source: {
        publisher: 'Puerto Rico',
        title: 'House Bill 1749, financial services and credit at 18',
        url: 'https://metro.pr/noticias/2024/01/11/menores-de-21-anos-podran-solicitar-servicios-financieros-y-de-credito/',
        checkedOn,
        readIn: 'Metro Puerto Rico, January 11, 2024',
      },
    },
    collegeLoans: null,
  },
]

/** That some lenders wait for the age of majority before they lend to a student alone. */
export const lendersOwnAges: Source = {
  publisher: 'Earnest',
  title: 'What is the age of majority?',
  url: 'https://help.earnest.com/hc/en-us/articles/360033723293-What-is-the-age-of-majority-Private-Student-Loans',
  checkedOn,
  readIn: 'help.earnest.com',
}

/**
 * That nobody gets out of a federal student loan by having been a minor. The section names the older federal loans
 * (part B); Direct Loans have the same terms by 20 USC 1087e(a)(1).
 */
export const federalLoansOfMinors: Source = {
  publisher: 'US Congress',
  title: '20 USC 1091a(b)(2), no defense of infancy',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1091a',
  checkedOn,
  readIn: 'a public copy of the US Code, and the FSA Handbook 2025-26, volume 8, chapter 1',
}

/** Returns when one comes of age in a state, if that is after 18. */
export function findLaterMajority(state: string | undefined): LaterMajority | undefined {
  return laterMajority.find((later) => later.state === state)
}

/**
 * Returns the month in which somebody reaches an age.
 * @param bornIn the month of birth, 'YYYY-MM'
 * @param age in years
 * @returns 'YYYY-MM'
 */
export function findBirthdayMonth(bornIn: string, age: number): string {
  const [year = '', month = ''] = bornIn.split('-')
  return `${Number(year) + age}-${month}`
}

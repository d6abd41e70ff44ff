/** Record 2026-27-0031 of the Department’s test records: a parent on their own, with an index of 3,700. */
export const officialCase = {
  year: '2026–27',
  parents: 'apart',
  support: 'one_more',
  remarried: 'no',
  size: '3',
  state: 'NJ',
  'p1-filed': 'us',
  'p1-status': 'head of household',
  'p1-agi': '$65,000',
  'p1-work': '64,256',
  'p1-tax': '2458',
  'p1-credits': '2,000',
  'p-cash': '21k',
  's1-filed': 'none',
}

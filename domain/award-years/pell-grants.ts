import type { Source } from './source.ts'

const checkedOn = '2026-11-21'
const letters = {
  publisher: 'US Department of Education',
  title: 'Pell Grant payment schedules',
  url: 'https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters',
  checkedOn,
} as const
const recalled = { ...letters, evidence: 'recalled', readIn: 'written down from memory' } as const
const letterOf2016 = { ...letters, evidence: 'confirmed', readIn: 'Dear Colleague Letter GEN-16-01' } as const

/** The largest Pell Grant of each award year before 2026–27, whose figures are in 2026-27.ts. Whole cents. */
export const largestPellGrants = {
  '2013–14': { maximumCents: 564_500, source: recalled },
  '2014–15': { maximumCents: 573_000, source: recalled },
  '2015–16': { maximumCents: 577_500, source: letterOf2016 },
  '2016–17': { maximumCents: 581_500, source: letterOf2016 },
  '2017–18': { maximumCents: 592_000, source: recalled },
  '2018–19': { maximumCents: 609_500, source: recalled },
  '2019–20': { maximumCents: 619_500, source: recalled },
  '2020–21': { maximumCents: 634_500, source: recalled },
  '2021–22': { maximumCents: 649_500, source: recalled },
  '2022–23': { maximumCents: 689_500, source: recalled },
  '2023–24': { maximumCents: 739_500, source: recalled },
  '2024–25': { maximumCents: 739_500, source: recalled },
  '2025–26': { maximumCents: 739_500, source: recalled },
} as const satisfies Record<string, { maximumCents: number; source: Source }>

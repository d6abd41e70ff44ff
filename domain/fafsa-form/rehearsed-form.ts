/** The form that is rehearsed, and the tax year whose income it asks about: the second before it starts. */
export const rehearsed = { awardYear: '2027–28', taxYear: 2025 } as const

export const sectionSlugs = [
  'identity',
  'consent',
  'circumstances',
  'contributors',
  'background',
  'student-finances',
  'colleges',
  'signature',
  'parent',
  'parent-finances',
  'invited',
] as const

export type SectionSlug = (typeof sectionSlugs)[number]

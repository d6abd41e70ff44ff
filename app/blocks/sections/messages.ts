/** Texts of sections, apart from what editors write. */
export const sectionText = {
  images: 'Images',
  beside: 'Also on this page',
  schoolLabel: 'School',
  schoolHint: 'The school’s name or city.',
  findSchool: 'Find my school',
} as const

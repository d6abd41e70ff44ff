/** Texts of sections, apart from what editors write. */
export const sectionText = {
  images: 'Images',
  beside: 'Also on this page',
  schoolLabel: 'School',
  schoolHint: 'Its name, or the city it’s in.',
  findSchool: 'Find my school',
} as const

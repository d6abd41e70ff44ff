/** What sections say beside what editors wrote. */
export const words = {
  images: 'Images',
  beside: 'Also on this page',
  schoolLabel: 'School',
  schoolHint: 'Its name, or the city it is in.',
  findSchool: 'Find my school',
} as const

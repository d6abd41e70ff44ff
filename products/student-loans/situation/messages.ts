/** Texts shared by the student loan pages; the texts of a single page are next to that page. */
export const situationText = {
  studentLoans: 'Student loans',
} as const

/** Texts shared by the student loan pages; the texts of a single page are next to that page. */
export const messages = {
  studentLoans: 'Student loans',
} as const

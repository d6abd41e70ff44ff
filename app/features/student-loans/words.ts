/** What the student loan pages share; each page's own words stand beside it. */
export const words = {
  title: (title: string, siteName: string) => `${title} | ${siteName}`,
  studentLoans: 'Student loans',
} as const

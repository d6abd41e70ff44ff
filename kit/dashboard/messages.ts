/** Texts about answers, as the dashboard lists them. */
export const dashboardAnswersText = {
  some: (answered: number, count: number) => `${answered} of ${count} questions answered`,
  all: 'All questions answered',
  goOn: (question: string) => `Next: ${question}`,
  deletedOn: (day: string) => `We’ll delete these answers on ${day}, unless you change one before then.`,
} as const

/** The example of the home page: an even amount, the commonest term, and waiting until after school. */
export const example = { amountCents: 1_000_000, termMonths: 120, inSchoolMonths: 24 } as const

/** An older rate says nothing about what is offered today. */
export const maxRateAgeDays = 30

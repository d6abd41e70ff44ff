/** An older rate says nothing about what is offered today. */
export const daysRatesLast = 30

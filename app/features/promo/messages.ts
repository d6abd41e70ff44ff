/** All texts of promo modals and their API. The site's owner wrote the messages of the fields, misspelling and all. */
export const messages = {
  api: {
    notText: 'must be one text',
    noCode: 'must have only letters, digits, hyphens, dots, and underscores',
    tooLong: (most: number) => `must have at most ${most} characters`,
    unknownTopic: 'is not what any modal subscribes to',
    unknownOffer: 'No incentive offer has this id',
    tooMany: 'Too many people subscribed from your address. Please try again later',
    unavailable: 'The offers can’t be read right now. Please try again in a moment',
  },
} as const

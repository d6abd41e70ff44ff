/** Said when the link that a visitor followed names an offer that has ended or never was. */
export const noSuchOffer =
  'The offer in your link has ended, or the link isn’t complete. Everything on this site works without it.'

/** The addresses of this feature's pages. */
export const paths = {
  about: '/about',
  ranking: '/about/ranking',
  proof: '/about/proof',
  numbers: '/about/numbers',
  money: '/about/how-we-make-money',
  contact: '/about/contact',
} as const

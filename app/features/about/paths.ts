/** The addresses of this feature's pages. */
export const paths = { ranking: '/about/ranking', proof: '/about/proof' } as const

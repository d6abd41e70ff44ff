interface Template {
  name: string
  path: string
  /** Whether React loads with the first input. */
  hasIsland?: true
}

const compared = ['prairie-lantern-trust-degree-fixed', 'copperfinch-credit-union-member-fixed']

/** One page of each kind. */
export const templates: readonly Template[] = [
  { name: 'home', path: '/', hasIsland: true },
  { name: 'landing', path: '/student-loans', hasIsland: true },
  { name: 'question', path: '/student-loans/signup' },
  { name: 'offers', path: '/student-loans/offers?amount=10000' },
  { name: 'compare', path: `/student-loans/offers/compare?compare=${compared.join('&compare=')}` },
  { name: 'article', path: '/resources/student-loans/what-a-cosigner-signs' },
  { name: 'review', path: '/student-loans/reviews/quillmere-bank' },
  { name: 'top picks', path: '/student-loans/best-student-loans' },
  { name: 'glossary', path: '/resources/glossary' },
  { name: 'list of resources', path: '/resources' },
  { name: 'search', path: '/search?q=loan' },
  { name: 'school search', path: '/schools/search' },
  { name: 'sign-up', path: '/signup', hasIsland: true },
  { name: 'sign-in', path: '/signin', hasIsland: true },
]

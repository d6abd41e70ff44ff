/** The addresses of the lists of this feature. */
export const listPaths = {
  resources: '/resources',
  glossary: '/resources/glossary',
  authors: '/author',
  about: '/about',
  contact: '/about/contact',
  numbers: '/about/numbers',
  howWeMakeMoney: '/about/how-we-make-money',
  siteMap: '/about/sitemap',
} as const

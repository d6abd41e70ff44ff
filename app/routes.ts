import { index, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Shows all blocks in all variants to developers; production builds leave out the gallery and its fixtures.
 */
const gallery =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        route('_gallery/:group?', 'features/gallery/gallery-page.tsx'),
        route('_gallery/images/*', 'features/gallery/picture-route.ts'),
      ]

const lines = ['student-loans', 'refinance-student-loans', 'credit-cards', 'scholarships', 'fafsa']
const documentPage = 'features/library/document-page.tsx'
const documentPaths = [
  'resources/:category/:slug',
  'about',
  'about/:slug',
  'student-discounts',
  ...lines.flatMap((line) => [`${line}/:slug`, `${line}/reviews/:slug`, `${line}/best-student-loans/:slug`]),
  ...['student-loans/slp', 'student-loans/alp-ll'].map((picks) => `${picks}/best-student-loans`),
  ...['student-loans', 'scholarships'].map((line) => `${line}/lp/:slug`),
]

const reviewLines = lines.map((line) => (line === 'scholarships' ? 'scholarship' : line))

const libraryRoutes = [
  route('resources', 'features/library/resources-page.tsx'),
  route('resources/glossary', 'features/library/glossary-page.tsx'),
  route('resources/:category', 'features/library/category-page.tsx'),
  ...['resources', 'resources/:category'].flatMap((list) =>
    ['rss', 'atom', 'json'].map((format) =>
      route(`${list}/feed.${format}`, 'features/library/feed-route.ts', { id: `library/${list}.${format}` }),
    ),
  ),
  ...['sitemap.xml', 'robots.txt', 'llms.txt'].map((file) =>
    route(file, 'features/library/site-files-route.ts', { id: `library/${file}` }),
  ),
  route('og.png', 'features/library/share-image-route.ts', { id: 'library/og' }),
  route('og/*', 'features/library/share-image-route.ts', { id: 'library/og-of' }),
  route('about/sitemap', 'features/library/site-map-page.tsx'),
  route('author', 'features/library/authors-page.tsx'),
  route('author/:slug', 'features/library/author-page.tsx'),
  ...reviewLines.map((line) =>
    route(`${line}/reviews`, 'features/library/reviews-page.tsx', { id: `library/${line}/reviews` }),
  ),
  ...documentPaths.map((path) => route(path, documentPage, { id: `library/${path}` })),
]

/** Every URL of the site. */
export default [
  index('features/home/home-page.tsx'),
  route('student-loans', 'features/student-loans/landing/landing-page.tsx'),
  ...['signup', 'signup/student', 'signup-a', 'signup-a/student'].map((flow) =>
    route(`student-loans/${flow}`, 'features/student-loans/questions/questions-page.tsx', {
      id: `student-loans/${flow}`,
    }),
  ),
  route('student-loans/signin', 'features/account/signin-page.tsx', { id: 'student-loans/signin' }),
  ...['student-loans', 'scholarships'].map((line) =>
    route(`${line}/lp/:slug/next`, 'features/library/lander-next-page.tsx', { id: `${line}/lp/next` }),
  ),
  ...['student-loans', 'scholarships'].flatMap((line) =>
    ['signup', 'signin'].map((page) =>
      route(`${line}/lp/:slug/${page}`, `features/account/${page}-page.tsx`, { id: `${line}/lp/${page}` }),
    ),
  ),
  route('student-loans/under-18', 'features/student-loans/under-18/under-18-page.tsx'),
  route('student-loans/offers', 'features/student-loans/offers/offers-page.tsx'),
  route('student-loans/offers/compare', 'features/student-loans/compare/compare-page.tsx'),
  route('student-loans/offers/cosigner', 'features/student-loans/cosigner/cosigner-page.tsx'),
  route('student-loans/offers/compare.csv', 'features/student-loans/compare/compare-file-route.ts'),
  route('refinance-student-loans', 'features/refinance/landing/landing-page.tsx'),
  ...['signup', 'signup/student'].map((flow) =>
    route(`refinance-student-loans/${flow}`, 'features/refinance/questions/questions-page.tsx', {
      id: `refinance-student-loans/${flow}`,
    }),
  ),
  route('refinance-student-loans/signin', 'features/account/signin-page.tsx', {
    id: 'refinance-student-loans/signin',
  }),
  route('refinance-student-loans/offers', 'features/refinance/offers/offers-page.tsx'),
  route('refinance-student-loans/offers/compare', 'features/refinance/compare/compare-page.tsx'),
  route('refinance-student-loans/offers/compare.csv', 'features/refinance/compare/compare-file-route.ts'),
  route('refinance-student-loans/offers/application', 'features/refinance/application/application-page.tsx'),
  route('refinance-student-loans/federal-plans', 'features/refinance/plans/plans-page.tsx'),
  route('credit-cards', 'features/credit-cards/landing/landing-page.tsx'),
  route('credit-cards/marketplace', 'features/credit-cards/marketplace/marketplace-page.tsx'),
  route('credit-cards/marketplace/compare-cards', 'features/credit-cards/compare/compare-page.tsx'),
  route('credit-cards/marketplace/compare-cards.csv', 'features/credit-cards/compare/compare-file-route.ts'),
  route('credit-cards/marketplace/:slug', 'features/credit-cards/kind/kind-page.tsx'),
  route('scholarships', 'features/scholarships/landing/landing-page.tsx'),
  ...['signup', 'signup/student'].map((flow) =>
    route(`scholarships/${flow}`, 'features/scholarships/questions/questions-page.tsx', {
      id: `scholarships/${flow}`,
    }),
  ),
  route('scholarships/signin', 'features/account/signin-page.tsx', { id: 'scholarships/signin' }),
  route('scholarships/marketplace', 'features/scholarships/marketplace/marketplace-page.tsx'),
  route('scholarships/plan', 'features/scholarships/plan/plan-page.tsx'),
  route('scholarships/plan/enter-drawing', 'features/scholarships/plan/enter-drawing-route.ts'),
  route('scholarships/plan/scholarships.ics', 'features/scholarships/plan/calendar-route.ts', {
    id: 'scholarships/download',
  }),
  route('scholarships/essays', 'features/scholarships/essays/essays-page.tsx'),
  route('scholarships/calendar/:token', 'features/scholarships/plan/calendar-route.ts', {
    id: 'scholarships/calendar',
  }),
  route('scholarships/marketplace/save', 'features/scholarships/saved/save-route.ts'),
  route('scholarships/net-value', 'features/scholarships/net-value/net-value-page.tsx'),
  route('search', 'features/search/search-page.tsx'),
  route('schools/search', 'features/schools/search-page.tsx'),
  ...libraryRoutes,
  route('about/numbers', 'features/about/numbers-page.tsx'),
  route('about/how-we-make-money', 'features/about/money-page.tsx'),
  route('about/contact', 'features/about/contact-page.tsx'),
  route('about/ranking', 'features/about/ranking-page.tsx'),
  route('about/proof', 'features/about/proof-page.tsx'),
  route('about/scholarship-drawing-rules', 'features/drawing/rules-page.tsx'),
  route('about/scholarship-drawing-rules/enter', 'features/drawing/enter-page.tsx'),
  route('about/scholarship-drawing-rules/records/:file', 'features/drawing/record-route.ts'),
  route('signup', 'features/account/signup-page.tsx'),
  route('signin', 'features/account/signin-page.tsx'),
  route('recovery', 'features/account/recovery-page.tsx'),
  route('reset-password', 'features/account/reset-password-page.tsx'),
  route('confirm-email', 'features/mail/confirm-page.tsx'),
  route('reminders', 'features/mail/reminders-page.tsx'),
  route('unsubscribe', 'features/mail/unsubscribe-page.tsx'),
  route('unsubscribe/link', 'features/mail/unsubscribe-link-page.tsx'),
  route('signout', 'features/account/signout-page.tsx'),
  route('sso-login-redirect', 'features/account/sign-on/sign-on-page.tsx'),
  route('promo', 'features/promo/promo-start-page.tsx'),
  route('promo/:identifier', 'features/promo/promo-page.tsx'),
  route('preview', 'features/preview/preview-page.tsx'),
  route('interstitial', 'features/outbound/interstitial-page.tsx'),
  route('_app', 'features/app-shell/app-shell-page.tsx'),
  ...gallery,
  route('*', 'shell/not-found.tsx'),
] satisfies RouteConfig

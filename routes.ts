import { index, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Shows all blocks in all variants to developers; production builds leave out the gallery and its fixtures.
 */
const gallery =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        route('_gallery/:group?', 'app/features/gallery/gallery-page.tsx'),
        route('_gallery/images/*', 'app/features/gallery/picture-route.ts'),
      ]

const lines = ['student-loans', 'refinance-student-loans', 'credit-cards', 'scholarships', 'fafsa']
const documentPage = 'app/features/library/document-page.tsx'
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
  route('resources', 'app/features/library/resources-page.tsx'),
  route('resources/glossary', 'app/features/library/glossary-page.tsx'),
  route('resources/:category', 'app/features/library/category-page.tsx'),
  ...['resources', 'resources/:category'].flatMap((list) =>
    ['rss', 'atom', 'json'].map((format) =>
      route(`${list}/feed.${format}`, 'app/features/library/feed-route.ts', {
        id: `library/${list}.${format}`,
      }),
    ),
  ),
  ...['sitemap.xml', 'sitemap-schools.xml', 'robots.txt', 'llms.txt'].map((file) =>
    route(file, 'app/features/library/site-files-route.ts', { id: `library/${file}` }),
  ),
  route('og.png', 'app/features/library/share-image-route.ts', { id: 'library/og' }),
  route('og/*', 'app/features/library/share-image-route.ts', { id: 'library/og-of' }),
  route('about/sitemap', 'app/features/library/site-map-page.tsx'),
  route('author', 'app/features/library/authors-page.tsx'),
  route('author/:slug', 'app/features/library/author-page.tsx'),
  ...reviewLines.map((line) =>
    route(`${line}/reviews`, 'app/features/library/reviews-page.tsx', { id: `library/${line}/reviews` }),
  ),
  ...documentPaths.map((path) => route(path, documentPage, { id: `library/${path}` })),
]

/** Every URL of the site. */
export default [
  index('app/features/home/home-page.tsx'),
  route('student-loans', 'products/student-loans/landing/landing-page.tsx'),
  ...['signup', 'signup/student', 'signup-a', 'signup-a/student'].map((flow) =>
    route(`student-loans/${flow}`, 'products/student-loans/questions/questions-page.tsx', {
      id: `student-loans/${flow}`,
    }),
  ),
  route('student-loans/signin', 'app/features/account/signin-page.tsx', { id: 'student-loans/signin' }),
  ...['student-loans', 'scholarships'].map((line) =>
    route(`${line}/lp/:slug/next`, 'app/features/library/lander-next-page.tsx', { id: `${line}/lp/next` }),
  ),
  ...['student-loans', 'scholarships'].flatMap((line) =>
    ['signup', 'signin'].map((page) =>
      route(`${line}/lp/:slug/${page}`, `app/features/account/${page}-page.tsx`, {
        id: `${line}/lp/${page}`,
      }),
    ),
  ),
  route('student-loans/under-18', 'products/student-loans/under-18/under-18-page.tsx'),
  route('student-loans/offers', 'products/student-loans/offers/offers-page.tsx'),
  route('student-loans/offers/yours', 'products/student-loans/own-offers/own-offers-page.tsx'),
  route('student-loans/offers/compare', 'products/student-loans/compare/compare-page.tsx'),
  route('student-loans/offers/cosigner', 'products/student-loans/cosigner/cosigner-page.tsx'),
  route('student-loans/offers/compare.csv', 'products/student-loans/compare/compare-file-route.ts'),
  route('refinance-student-loans', 'products/refinance/landing/landing-page.tsx'),
  ...['signup', 'signup/student'].map((flow) =>
    route(`refinance-student-loans/${flow}`, 'products/refinance/questions/questions-page.tsx', {
      id: `refinance-student-loans/${flow}`,
    }),
  ),
  route('refinance-student-loans/signin', 'app/features/account/signin-page.tsx', {
    id: 'refinance-student-loans/signin',
  }),
  route('refinance-student-loans/offers', 'products/refinance/offers/offers-page.tsx'),
  route('refinance-student-loans/offers/yours', 'products/refinance/own-offers/own-offers-page.tsx'),
  route('refinance-student-loans/offers/compare', 'products/refinance/compare/compare-page.tsx'),
  route('refinance-student-loans/offers/compare.csv', 'products/refinance/compare/compare-file-route.ts'),
  route('refinance-student-loans/offers/application', 'products/refinance/application/application-page.tsx'),
  route('refinance-student-loans/federal-plans', 'products/refinance/plans/plans-page.tsx'),
  route('credit-cards', 'products/credit-cards/landing/landing-page.tsx'),
  route('credit-cards/marketplace', 'products/credit-cards/marketplace/marketplace-page.tsx'),
  route('credit-cards/marketplace/yours', 'products/credit-cards/own-cards/own-cards-page.tsx'),
  route('credit-cards/survey', 'products/credit-cards/survey/survey-page.tsx'),
  route('credit-cards/marketplace/compare-cards', 'products/credit-cards/compare/compare-page.tsx'),
  route('credit-cards/marketplace/compare-cards.csv', 'products/credit-cards/compare/compare-file-route.ts'),
  route('credit-cards/marketplace/:slug', 'products/credit-cards/kind/kind-page.tsx'),
  route('scholarships', 'products/scholarships/landing/landing-page.tsx'),
  ...['signup', 'signup/student'].map((flow) =>
    route(`scholarships/${flow}`, 'products/scholarships/questions/questions-page.tsx', {
      id: `scholarships/${flow}`,
    }),
  ),
  route('scholarships/signin', 'app/features/account/signin-page.tsx', { id: 'scholarships/signin' }),
  route('scholarships/marketplace', 'products/scholarships/marketplace/marketplace-page.tsx'),
  route('scholarships/plan', 'products/scholarships/plan/plan-page.tsx'),
  route('scholarships/plan/found', 'products/scholarships/found/found-page.tsx'),
  route('scholarships/plan/enter-drawing', 'products/scholarships/plan/enter-drawing-route.ts'),
  route('scholarships/plan/scholarships.ics', 'products/scholarships/plan/calendar-route.ts', {
    id: 'scholarships/download',
  }),
  route('scholarships/essays', 'products/scholarships/essays/essays-page.tsx'),
  route('scholarships/calendar/:token', 'products/scholarships/plan/calendar-route.ts', {
    id: 'scholarships/calendar',
  }),
  route('scholarships/marketplace/save', 'products/scholarships/saved/save-route.ts'),
  route('scholarships/net-value', 'products/scholarships/net-value/net-value-page.tsx'),
  route('scholarships/state', 'products/scholarships/public-programs/states-page.tsx'),
  route('scholarships/state/:code', 'products/scholarships/public-programs/state-page.tsx'),
  route('fafsa', 'products/fafsa/landing/landing-page.tsx'),
  route('fafsa/proof', 'products/fafsa/proof/proof-page.tsx'),
  route('fafsa/proof/:record', 'products/fafsa/proof/record-page.tsx'),
  route('fafsa/loan-limits', 'products/fafsa/loan-limits/loan-limits-page.tsx'),
  route('fafsa/household', 'products/fafsa/household/household-page.tsx'),
  route('fafsa/deadlines', 'products/fafsa/deadlines/deadlines-page.tsx'),
  route('fafsa/walkthrough', 'products/fafsa/walkthrough/walkthrough-page.tsx'),
  route('fafsa/walkthrough/after', 'products/fafsa/walkthrough/after-page.tsx'),
  route('fafsa/walkthrough/:section', 'products/fafsa/walkthrough/section-page.tsx'),
  route('fafsa/offers', 'products/fafsa/offers/offers-page.tsx'),
  route('fafsa/estimate', 'products/fafsa/estimate/estimate-page.tsx'),
  route('search', 'app/features/search/search-page.tsx'),
  route('schools/search', 'app/features/schools/search-page.tsx'),
  route('schools/compare', 'app/features/schools/compare/compare-page.tsx'),
  route('schools/:id', 'app/features/schools/page/shared-code-page.tsx'),
  route('schools/:id/:name', 'app/features/schools/page/school-page.tsx'),
  ...libraryRoutes,
  route('about/numbers', 'app/features/about/numbers-page.tsx'),
  route('about/how-we-make-money', 'app/features/about/money-page.tsx'),
  route('about/contact', 'app/features/about/contact-page.tsx'),
  route('about/privacy-choices', 'app/features/consent/privacy-choices-page.tsx'),
  route('about/ranking', 'app/features/about/ranking-page.tsx'),
  route('about/proof', 'app/features/about/proof-page.tsx'),
  route('about/referral-terms', 'app/features/referrals/terms-page.tsx'),
  route('about/scholarship-drawing-rules', 'app/features/drawing/rules-page.tsx'),
  route('about/scholarship-drawing-rules/enter', 'app/features/drawing/enter-page.tsx'),
  route('about/scholarship-drawing-rules/records/:file', 'app/features/drawing/record-route.ts'),
  route('dashboard', 'app/features/dashboard/dashboard-page.tsx'),
  route('dashboard/applications', 'app/features/dashboard/applications-page.tsx'),
  ...['student-loans', 'refinance-student-loans', 'scholarships'].map((line) =>
    route(`dashboard/${line}`, 'app/features/dashboard/line-page.tsx', { id: `dashboard/${line}` }),
  ),
  route('dashboard/settings', 'app/features/settings/settings-page.tsx'),
  ...['name', 'school', 'email', 'password', 'sessions', 'services', 'export', 'delete', 'confirm'].map(
    (setting) => route(`dashboard/settings/${setting}`, `app/features/settings/${setting}-page.tsx`),
  ),
  route('dashboard/settings/export.json', 'app/features/settings/export-file-route.ts'),
  route('change-email', 'app/features/settings/change-email-page.tsx'),
  route('account-deletion', 'app/features/settings/account-deletion-page.tsx'),
  route('dashboard/settings/second-factor', 'app/features/settings/second-factor/second-factor-page.tsx'),
  route('dashboard/settings/passkeys', 'app/features/settings/passkeys/passkeys-page.tsx'),
  route('dashboard/referrals', 'app/features/referrals/referrals-page.tsx'),
  route('dashboard/claim-reward', 'app/features/referrals/claim-page.tsx'),
  route('r/:code', 'app/features/referrals/invited-page.tsx'),
  route('signup', 'app/features/account/signup-page.tsx'),
  route('signin', 'app/features/account/signin-page.tsx'),
  route('signin/code', 'app/features/account/second-factor/code-page.tsx'),
  route('recovery', 'app/features/account/recovery-page.tsx'),
  route('reset-password', 'app/features/account/reset-password-page.tsx'),
  route('confirm-email', 'app/features/mail/confirm-page.tsx'),
  route('reminders', 'app/features/mail/reminders-page.tsx'),
  route('unsubscribe', 'app/features/mail/unsubscribe-page.tsx'),
  route('unsubscribe/link', 'app/features/mail/unsubscribe-link-page.tsx'),
  route('signout', 'app/features/account/signout-page.tsx'),
  route('sso-login-redirect', 'app/features/account/sign-on/sign-on-page.tsx'),
  route('promo', 'app/features/promo/promo-start-page.tsx'),
  route('promo/:identifier', 'app/features/promo/promo-page.tsx'),
  route('preview', 'app/features/preview/preview-page.tsx'),
  route('operator', 'app/features/operator/operator-page.tsx'),
  route('interstitial', 'app/features/outbound/interstitial-page.tsx'),
  route('_app', 'app/features/app-shell/app-shell-page.tsx'),
  ...gallery,
  route('*', 'app/shell/not-found.tsx'),
] satisfies RouteConfig

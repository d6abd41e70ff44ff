import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site. */
export default [
  index('features/home/home-page.tsx'),
  route('student-loans', 'features/student-loans/landing-page.tsx'),
  ...['signup', 'signup/student', 'signup-a', 'signup-a/student'].map((flow) =>
    route(`student-loans/${flow}`, 'features/student-loans/signup/signup-page.tsx', {
      id: `student-loans/${flow}`,
    }),
  ),
  route('student-loans/signin', 'features/account/signin-page.tsx', { id: 'student-loans/signin' }),
  route('student-loans/under-18', 'features/student-loans/under-18/under-18-page.tsx'),
  route('student-loans/offers', 'features/student-loans/offers/offers-page.tsx'),
  route('student-loans/offers/compare', 'features/student-loans/compare/compare-page.tsx'),
  route('student-loans/offers/cosigner', 'features/student-loans/cosigner/cosigner-page.tsx'),
  route('student-loans/offers/compare.csv', 'features/student-loans/compare/compare-file-route.ts'),
  route('schools/search', 'features/schools/search-page.tsx'),
  route('about/ranking', 'features/about/ranking-page.tsx'),
  route('about/proof', 'features/about/proof-page.tsx'),
  route('signup', 'features/account/signup-page.tsx'),
  route('signin', 'features/account/signin-page.tsx'),
  route('signout', 'features/account/signout-route.ts'),
  route('interstitial', 'features/outbound/interstitial-page.tsx'),
  route('_app', 'features/app-shell/app-shell-page.tsx'),
  route('*', 'shell/not-found.tsx'),
] satisfies RouteConfig

import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site. */
export default [
  index('features/home/home-page.tsx'),
  route('student-loans', 'features/student-loans/landing-page.tsx'),
  route('student-loans/signup', 'features/student-loans/signup-page.tsx'),
  route('student-loans/offers', 'features/student-loans/offers-page.tsx'),
  route('schools/search', 'features/schools/search-page.tsx'),
  route('signup', 'features/account/signup-page.tsx'),
  route('signin', 'features/account/signin-page.tsx'),
  route('signout', 'features/account/signout-route.ts'),
  route('_app', 'features/app-shell/app-shell-page.tsx'),
  route('*', 'shell/not-found.tsx'),
] satisfies RouteConfig

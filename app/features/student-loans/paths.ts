/** The addresses of this feature's pages. */
export const paths = {
  landing: '/student-loans',
  questions: '/student-loans/signup',
  offers: '/student-loans/offers',
} as const

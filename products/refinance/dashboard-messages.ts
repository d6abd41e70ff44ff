/** Texts of what the dashboard says about refinancing. */
export const dashboardText = {
  answers: 'Refinancing answers',
  results: 'See my savings',
} as const

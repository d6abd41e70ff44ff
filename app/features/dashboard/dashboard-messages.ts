/** Texts that all pages of the dashboard share. */
export const dashboardText = {
  name: 'Dashboard',
  navigation: 'Dashboard pages',
  overview: 'What’s next',
  lead: 'Everything you keep here, and what is due first.',
}

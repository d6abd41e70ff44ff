const listed = new Intl.ListFormat('en-US', { type: 'unit' })

/** Texts of what the dashboard says about scholarships. */
export const dashboardText = {
  answers: 'Scholarship answers',
  results: 'See my scholarships',
  plan: 'My scholarship plan',
  openPlan: 'Open my plan',
  counts: (saved: number, parts: readonly string[]) =>
    parts.length === 0 ? `${saved} saved` : `${saved} saved: ${listed.format(parts)}`,
  nearest: (shown: number, all: number) =>
    `These are the ${shown} to work on next. All ${all} are in your plan.`,
  gone: (number: number) =>
    number === 1 ? 'One of them is no longer listed.' : `${number} of them are no longer listed.`,
  over: 'Deadline has passed',
  writeEssays: 'Write its essay',
  seeTerms: 'See what it asks for',
  noteStatus: 'Update its status',
  seeWorth: 'See what it really adds',
  essays: 'Essay desk',
  netValue: 'What a scholarship really adds',
} as const

/** Texts of the school picker and the school search page. */
export const pickerText = {
  noOptions: 'No options',
  goOn: 'Continue without one',
  orGoOn: 'No options. To continue without one, press the down arrow and Enter.',
  loading: 'Loading…',
  searchFailed: 'We couldn’t search schools right now. Check your connection and try again.',
  clear: 'Clear school',
  options: 'Schools',
  found: (count: number) =>
    `${count} ${count === 1 ? 'school' : 'schools'} found. Use the arrow keys to move, Enter to select.`,
  details: (name: string) => `Costs and outcomes at ${name}`,
  picked: (name: string) => `${name} selected.`,
  placeholder: 'Try “UCLA” or “Ohio State”',
  knows: (count: number, isShortList: boolean) =>
    isShortList
      ? `${count.toLocaleString('en-US')} schools, the largest and best known.`
      : `${count.toLocaleString('en-US')} schools to choose from.`,
  help: 'Can’t find yours?',
  helpTitle: 'If your school doesn’t show up',
  helpSteps: [
    'Type the city or the state after the name: “Wesleyan Ohio,” “Columbia Chicago.”',
    'Try the full name. We know many nicknames, but not all of them.',
    'Look for the main campus: branches that share one federal school code are one entry.',
    'Some schools are missing, such as those that don’t take part in federal student aid. You can continue without one.',
  ],
  page: {
    title: 'Find a school',
    pageTitle: (keywords: string) => (keywords ? `${keywords}: find a school` : 'Find a school'),
    description: 'Search colleges and universities in the United States by name, nickname, city, or state.',
    intro: 'By name, nickname, city, or state. Typos are fine.',
    label: 'School',
    search: 'Search',
    resultsTitle: (count: number, keywords: string) =>
      count === 0
        ? `No schools match “${keywords}”`
        : `${count} ${count === 1 ? 'school' : 'schools'} for “${keywords}”`,
    resultsLimit: (count: number) =>
      `These are the first ${count}. Add a city or a state to narrow them down.`,
    choose: 'Choose your school to see your loans.',
    placesTitle: 'Where they are',
    places: (counts: string) => `Where they are: ${counts}`,
    placesTable: 'Schools by state',
    state: 'State',
    schools: 'Schools',
    linkCopied: 'Link copied',
    sourceTitle: 'Where the list comes from',
    source: (label: string, day: string | null) => (day ? `${label}, as of ${day}.` : `${label}.`),
    tooLong: 'That’s a very long name. Try just a few words of it.',
  },
} as const

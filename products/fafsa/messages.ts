/** Texts that the pages about the form share. */
export const fafsaText = {
  line: 'FAFSA',
  year: 'School year',
  state: 'Home state',
  anyState: 'Choose a state',
  school: 'Your school’s date, if you know it',
  schoolHint: 'Its priority date, as month/day/year',
  update: 'Update',
  deadlines: {
    title: 'FAFSA deadlines',
    description:
      'Federal, state, and school FAFSA deadlines in one list, with what each one means, and a calendar file.',
    lead: 'Three deadlines matter, and the federal one comes last. Schools and states give out most of their money by an earlier date.',
    listTitle: (year: string) => `Your deadlines for ${year}`,
    said: (count: number, next: string | undefined) =>
      `${count} ${count === 1 ? 'deadline' : 'deadlines'}.${next ? ` Nearest: ${next}.` : ''}`,
    calendar: 'Add these to your calendar',
    calendarHint:
      'One calendar file with these dates and the deadlines for scholarships in your plan. Expected dates are marked.',
    meaningTitle: 'What each kind of date means',
    meanings: [
      { title: 'Deadline', text: 'The last day. Later forms don’t count.' },
      { title: 'Priority date', text: 'Later forms are accepted, but the money may be gone.' },
      { title: 'Until the money runs out', text: 'There is no set date. File as early as you can.' },
      {
        title: 'Postmarked, received, processed',
        text: 'What has to happen by that date: the form is mailed, received, or processed. A form filed online is usually processed the same day.',
      },
      {
        title: 'Midnight Central time',
        text: '11:59 p.m. in Chicago is 12:59 a.m. in New York and 9:59 p.m. in Los Angeles. Out West, the deadline comes before midnight.',
      },
      {
        title: 'GPA from your school',
        text: 'Your school sends your grades to the state. Ask whether it does so automatically.',
      },
    ],
  },
} as const

import { formatDate } from '#domain/dates.ts'
import { minimumAge } from '#domain/drawing/age.ts'
import { alternates, dayLimits } from '#domain/drawing/drawing.ts'
import { largestAwardCents } from '#domain/drawing/registration.ts'
import { formatDollars } from '#domain/money.ts'

const toDay = (isoDay: string) => formatDate(isoDay, 'Month D, YYYY')
const toCount = (count: number) => count.toLocaleString('en-US')

/** The official rules, and the other texts of the page that shows them. */
export const rulesText = {
  about: 'About',
  title: 'Scholarship drawing rules',
  description:
    'The official rules for our scholarship drawings: no purchase necessary, who may enter, how the winner is drawn, and how to check the draw yourself.',
  lead: 'No purchase necessary, and buying something won’t improve your odds. A drawing is luck, not merit: every entry has the same chance.',
  onThisPage: 'On this page',
  version:
    'These rules took effect on November 27, 2026. They won’t change for a drawing that has been announced or has opened.',

  now: {
    title: 'Right now',
    none: 'There is no drawing right now.',
    noEntry: 'Nothing you do on this site today enters you into one.',
    noWinner: 'If someone says you won a prize from us, it isn’t true.',
    mayWin:
      'We may still be in touch with the winner of the last drawing. A genuine message includes an entry hash listed below.',
    announced: (day: string) => `The next drawing opens on ${toDay(day)}.`,
    open: (day: string) => `A drawing is open through ${toDay(day)}.`,
    ended: (day: string, confirmBy: string) =>
      `Entries closed at the end of ${toDay(day)}. The links in our emails work through ${toDay(confirmBy)}; then we publish the list of entries.`,
    closed: 'The list of entries is published, and the winner is drawn next.',
    enter: 'Enter for free',
    days: 'Days begin and end at midnight Eastern time.',
    toSchool: 'paid to the winner’s school',
    takesEntries: 'Open for entries',
    fromTo: (from: string, to: string) => `${toDay(from)} through ${toDay(to)}`,
    drawnBy: 'Drawing date (by)',
    commitment: 'Commitment to the seed',
    entries: 'Entries',
    entriesHash: 'Hash of the list',
    list: 'Download the list of entries',
  },

  who: {
    title: 'Who runs it',
    sponsor: (name: string, address: string) => `The sponsor is ${name}. Address: ${address}.`,
    none: 'No drawing can open until the sponsor’s name and postal address appear here.',
  },
  entrants: {
    title: 'Who may enter',
    points: [
      `You are ${minimumAge} or older on the day you enter.`,
      'You are a legal resident of one of the 50 states or the District of Columbia.',
      'You are enrolled, or accepted to enroll, at a college, university, or career school in the United States.',
      'You don’t work for the sponsor, and don’t live with someone who does.',
      'Void where prohibited by law.',
    ],
  },
  how: {
    title: 'How to enter',
    points: (maxPerDay: number) => [
      'Fill out the free entry form by the entry deadline: your date of birth, then your email address. You don’t need an account.',
      `We email you a link. You are entered once you open it and confirm, no later than ${dayLimits.confirmWithin} days after the entry deadline.`,
      'If you have an account and a plan of saved scholarships, one click on your plan sends you the same email. It counts the same as the form, and using both still counts as one entry. Nothing else you do on this site enters you.',
      'You don’t buy, apply for, or subscribe to anything.',
      'Limit one entry per person and per email address, however you format it (capitals, +tags). Sending the form again changes nothing.',
      `To keep strangers’ inboxes from being flooded, we send at most ${toCount(maxPerDay)} of these emails a day per internet connection. If yours has reached that limit, use another one, or write to us by the entry deadline, and we’ll send you the email.`,
    ],
  },
  award: {
    title: 'The award',
    points: [
      'Each drawing has one award. Its amount is published before the first entry, and it doesn’t change.',
      `It is never more than ${formatDollars(largestAwardCents)}. The reason is below.`,
      'It is a scholarship won by chance: a sweepstakes prize. We pay it to the winner’s school, toward what the school charges the winner, such as tuition, fees, housing, or meals. It can’t be taken in cash or transferred. The winner pays nothing for it.',
      'It may be taxable income, and it can lower other financial aid. Ask a tax preparer and your financial aid office.',
    ],
  },
  odds: {
    title: 'Your odds',
    text: 'Your odds depend on how many people enter. With 1,000 entries, each has a 1 in 1,000 chance.',
  },
  told: {
    title: 'How the winner is notified',
    points: [
      `Within ${dayLimits.drawWithin} days after the entry deadline, we draw a winner and ${alternates} alternates.`,
      `Within ${dayLimits.writeWithin} days after the draw, we write to the winner’s email address and include the entry hash. The winner has ${dayLimits.answerWithin} days to reply and to show that these rules were met, including the one on enrollment.`,
      'If that doesn’t happen, the first alternate gets the same message and the same number of days, and so on. After the last alternate, we draw more in the same way until the award is given. Once every entry is drawn, we begin again with the first.',
      'The award is always given. If no one enters, we hold the drawing again with the same award.',
      'We publish the winner’s entry hash on this page, never a name.',
    ],
  },
  kept: {
    title: 'What we keep about you',
    points: [
      'We don’t store your date of birth. We compare it with today’s date, and a cookie then remembers “yes” for an hour or “no” for a day.',
      `Your email address, when you entered, and your receipt. We write to you to confirm the entry, and then only if your entry is drawn. We erase all of this ${dayLimits.eraseAfter} days after the drawing’s entry deadline, or once the award is given if that is later. An address that nobody confirmed is erased ${dayLimits.confirmWithin} days after the entry deadline.`,
      'The list of entry hashes stays public. Without your receipt, which only you get, no one can tell that a hash is yours.',
    ],
    takeBack: 'To withdraw your entry, ',
    contact: 'write to us',
    takeBackEnd: '  and include the email address you entered with.',
  },
  draw: {
    title: 'How the winner is drawn',
    intro:
      'No one pulls a name from a hat. A fixed calculation picks the winner, and anyone can repeat it. All hashes are SHA-256, written as 64 hexadecimal digits in lowercase.',
    steps: [
      'Before the first entry, we make a secret seed of 64 random hexadecimal digits. We publish the commitment: the hash of these digits. We can’t change the seed later, because a different seed would have a different commitment.',
      'Each entry gets two random strings of 32 digits, the salt and the entry ID. Its entry hash is the hash of the salt followed by the ID. You get all three by email once you are entered. Keep them.',
      'After the entry deadline, we publish every entry hash, sorted, in one file. The hash of the list is the hash of these lines, each followed by a line feed.',
      'Then we publish the seed. For turns 0, 1, 2, and so on, we hash the text “seed:hash of the list:turn”. The first 12 digits of the result form a number below 16¹².',
      'We divide that number by the number of entries. The remainder is the winner’s place in the sorted list, counted from 0. Numbers at or above the largest multiple of the number of entries are skipped, because they would favor the first entries.',
      'The winner is taken off the list, and the next turn picks an alternate from the rest in the same way, as many times as needed.',
    ],
    checkTitle: 'Check it yourself',
    check:
      'Download a drawing’s file. If you have this site’s software, this command repeats the draw without using any of the code that made it:',
    command: 'npm run -s drawing:verify -- FILE COMMITMENT ENTRIES_HASH',
    checkNote:
      'The last two are the values you copied from this page before the draw. They are optional, but they are the only way to show that the whole file wasn’t replaced.',
    proves: [
      {
        title: 'What this proves',
        text: 'The seed was fixed before the first entry. The list was fixed before the seed was public. Together they give this winner and no other. With your receipt you can see that your entry is on the list.',
      },
      {
        title: 'What it can’t prove',
        text: 'That every entry comes from a real person. We know the seed while we take entries, so you have to trust us not to add entries of our own.',
      },
    ],
  },
  example: {
    title: 'A worked example',
    intro: 'Five made-up entries. You can recompute each line with any SHA-256 tool.',
    seed: 'Seed',
    commitment: 'Commitment, the hash of the seed',
    salt: 'One entry’s salt',
    entryId: 'Its entry ID',
    entryHash: 'Its entry hash',
    list: 'The sorted list',
    listHash: 'Hash of the list',
    turn: (turn: number) => `Hash for turn ${turn}`,
    number: (digits: string, number: number, count: number, index: number) =>
      `${digits} is the number ${toCount(number)}. Divided by ${count}, it leaves a remainder of ${index}.`,
    winner: 'Winner',
    alternate: 'First alternate, out of the four left',
  },
  limit: {
    title: 'Why the award is small',
    intro: (most: string) =>
      `Some states require a drawing with an award above a certain value to be registered first, and some also require a bond. We keep every award at ${most} or less, which is not above any of these limits, whether or not the rule applies to us.`,
    caption: 'The state registration laws we were able to read',
    columns: [
      { label: 'State' },
      { label: 'Prizes worth more than', isNumber: true },
      { label: 'Applies to' },
      { label: 'Source' },
    ],
    read: (day: string) => `Read on ${toDay(day)}`,
  },
  past: {
    title: 'Past drawings and winners',
    none: 'There has been no drawing yet.',
    caption: 'Drawings with a winner',
    columns: [
      { label: 'Drawing' },
      { label: 'Award', isNumber: true },
      { label: 'Entries', isNumber: true },
      { label: 'Winner’s entry' },
      { label: 'Public file' },
    ],
    drawnOn: (day: string) => `Drawn on ${toDay(day)}`,
    nobody: 'No one entered',
    awardedOn: (day: string) => `Awarded on ${toDay(day)}`,
    notAwarded: 'Drawn first; award not given yet',
    file: (id: string) => `${id}.json`,
  },
  scam: {
    title: 'How to know a message is from us',
    text: 'We never ask for money, a card, or a password to release a prize, and we never ask for your Social Security number in an email. If in doubt, ',
    contact: 'write to us',
    textEnd: ' before you answer.',
  },
  toCount,
  toDay,
} as const

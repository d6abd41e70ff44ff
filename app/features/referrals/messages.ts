import { formatDate } from '#domain/dates.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { referralRules } from '#domain/referrals/referral.ts'
import { type RewardProgram, rewardRules } from '#domain/referrals/reward.ts'

export const toDay = (isoDay: string) => formatDate(isoDay, 'Month D, YYYY')
/** Whole dollars without cents, other amounts with them. */
const toAmount = (cents: number) => (cents % 100 === 0 ? formatDollars(cents) : formatCents(cents))
/** A reward in a sentence, such as `$25 (digital gift card)`. */
export const toGift = ({ amountCents, gives }: Pick<RewardProgram, 'amountCents' | 'gives'>) =>
  `${toAmount(amountCents)} (${gives})`
export const toCount = (count: number) => count.toLocaleString('en-US')

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/New_York' })
const toTime = (at: Date) => `${time.format(at)} Eastern Time`

/** Texts of the referrals page, and of what a link leads to. */
export const referralsText = {
  title: 'Referrals',
  description: 'Your own link for inviting friends, and how many signed up.',
  lead: 'Invite a friend with your own link. You’ll see how many people used it, but never who they are.',
  terms: 'Referral terms',
  link: {
    title: 'Your link',
    none: 'You don’t have a link yet. It contains a random code, and nothing about you.',
    make: 'Make my link',
    intro: 'Send it yourself, to anyone you like. We never write to your friends for you.',
    label: 'Link to send',
    copied: 'Link copied',
    renewTitle: 'Get another link',
    renewText: 'The old link stops working right away. Your counts stay the same.',
    renew: 'Replace my link',
    tooMany: 'You’ve replaced your link too many times today. Please try again tomorrow.',
  },
  counts: {
    title: 'Your results so far',
    clicked: 'Clicked',
    signedUp: 'Signed up',
    qualified: 'Qualified',
    rewarded: 'Rewarded',
    none: 'Nobody has signed up through your link yet.',
    caption: 'Sign-ups through your link, latest first',
    columns: [{ label: 'Signed up on' }, { label: 'Status' }],
    note: 'We count at most one click a day per internet connection.',
    how: 'What each of these means',
  },
  states: {
    signed_up: 'Not qualified yet',
    barred: 'Doesn’t qualify',
    qualified: 'Qualified',
    rewarded: 'Rewarded',
  },
  rewards: {
    title: 'Rewards',
    none: 'No reward is offered right now. Your link still works, and if we ever offer a reward, we’ll post the terms here first.',
    announced: (gift: string, from: string) =>
      `Starting ${toDay(from)}, you can get ${gift} for each friend who joins and qualifies.`,
    open: (gift: string, through: string) =>
      `You get ${gift} for each friend who signs up by ${toDay(through)} and qualifies.`,
    usedUp: 'All of this program’s rewards have been taken. Your link still works.',
    ended: (through: string) =>
      `Sign-ups counted through ${toDay(through)}. You can still claim anything you earned by then.`,
    unconfirmed: 'Confirm your email address first: without that, we can’t approve a reward.',
    caption: 'Your rewards, latest first',
    columns: [{ label: 'Earned on' }, { label: 'Reward' }, { label: 'Status' }],
    claim: 'Claim it',
    see: 'See the code',
    why: 'See why',
  },
  rewardStates: {
    pending: 'Waiting for our review',
    approved: 'Ready to claim',
    refused: 'Not approved',
    claimed: 'Claimed',
    expired: 'Not claimed in time',
  },
}

/** Texts of the page that a reward is claimed on. */
export const claimText = {
  title: 'Claim a reward',
  description: 'The rewards for friends you invited, and how to get them.',
  lead: 'A reward becomes yours in two steps: we reserve a code for you, and you confirm.',
  empty: 'You have nothing to claim. A reward appears here once a friend has qualified.',
  toReferrals: 'See your link and its results',
  all: 'All your rewards',
  pending: 'We check each referral by hand. Once yours is approved, you can claim it here.',
  refused: (reason: string) => `We didn’t approve this one. The reason: ${reason}`,
  expired: (by: string) => `The last day to claim it was ${toDay(by)}.`,
  hold: {
    intro: (by: string) =>
      `We reserve a code for ${rewardRules.leaseMinutes} minutes, so that nobody else gets it. You can claim it through ${toDay(by)}.`,
    adult: 'I am 18 or older, and I live in the United States.',
    agree: (version: string) => `I agree to the referral terms, version ${version}.`,
    send: 'Reserve a code for me',
  },
  held: {
    title: 'We’ve reserved a code for you',
    text: (until: Date) =>
      `It is yours if you confirm by ${toTime(until)}. If you don’t, nothing is lost: you can ask again.`,
    confirm: 'Yes, give me the code',
    release: 'Not now',
  },
  claimed: {
    title: 'Your code',
    text: `Keep it like cash: whoever has it can use it. It stays on this page for ${rewardRules.codeDays} days.`,
    erased: `The code was shown for ${rewardRules.codeDays} days and has been erased.`,
  },
  problems: {
    adult:
      'Check the box if you are 18 or older and live in the United States. We can’t give a reward otherwise.',
    agree: 'Check the box if you agree to the terms.',
    ended: 'The reservation has just expired. Nothing is lost: ask for it again.',
    notApproved: 'This reward can’t be claimed right now.',
    tooLate: 'The deadline to claim this reward has passed.',
    noCode:
      'We are out of codes at the moment. Your reward is still yours; please try again tomorrow, or write to us.',
    tooMany: 'You’ve made too many requests. Please try again in 15 minutes.',
  },
}

/** Texts of the page that a link leads to. */
export const invitedText = {
  title: 'You’re invited',
  description: 'A friend invited you to a free site for student loans, scholarships, and aid.',
  heading: (siteName: string) => `A friend invited you to ${siteName}`,
  lead: 'Compare student loans, find scholarships that fit you, and estimate your aid. It’s free, and you need an account only to save things.',
  signUp: 'Create a free account',
  look: 'Look around first',
  seen: 'If you create an account from this page, your friend sees that one more person signed up, and when. Never your name, your email address, or anything you do.',
  reward: (gift: string) =>
    `Your friend may get a reward for it (${gift}). You don’t pay for that, and it never depends on your applying for a loan or a credit card.`,
  noReward: 'Nobody is paid for this invitation.',
  terms: 'Referral terms',
  endedTitle: 'This link no longer works',
  ended: 'Its owner replaced it, or part of it is missing. You can still use the site.',
  home: 'Go to the home page',
}

/** Texts of the terms, whose numbers come from the rules and from the program that runs. */
export const termsText = {
  about: 'About',
  title: 'Referral terms',
  description:
    'How invitation links work: what we count, what qualifies, which limits apply, and whether a reward is offered right now.',
  lead: 'Anyone with an account can invite friends. Sometimes there is a reward for it, and this page says when and for what.',
  onThisPage: 'On this page',
  now: {
    title: 'Right now',
    none: 'No reward is offered.',
    noneText:
      'Links still work and are counted. Nobody is paid for them, and nothing you do today earns a reward.',
    announced: (from: string, through: string) =>
      `A program opens on ${toDay(from)} and runs through ${toDay(through)}.`,
    open: (through: string) => `A program is open through ${toDay(through)}.`,
    ended: (through: string) => `The last program ended on ${toDay(through)}.`,
    usedUp: 'All of its rewards have been taken.',
    facts: {
      gift: 'Reward for one qualified referral',
      budget: 'Total rewards',
      perPerson: 'For one person',
      perPersonText: (perMonth: number, inAll: number) =>
        `At most ${toCount(perMonth)} per calendar month, ${toCount(inAll)} total`,
      qualifyBy: 'Deadline to qualify',
      claimBy: 'Deadline to claim',
      sponsor: 'Who gives it',
      version: 'Version of these terms',
    },
    days: 'Days begin and end at midnight Eastern time. The terms of a program don’t change once it is announced; it can end early, but you keep what you’ve earned.',
  },
  counting: {
    title: 'What we count',
    cases: [
      {
        title: 'Clicked',
        text: 'Someone opened your link. We count at most one click a day per internet connection. Search engines, link previews, and pages fetched in advance don’t count if they identify themselves.',
      },
      { title: 'Signed up', text: 'Someone created an account from the page that your link opens.' },
      {
        title: 'Qualified',
        text: `The new account’s email address is confirmed, the account is at least ${referralRules.minAccountAgeDays} days old, and its owner has saved a scholarship or answered our questions about scholarships, student loans, or refinancing.`,
      },
      { title: 'Rewarded', text: 'We approved the referral, and you claimed the reward.' },
    ],
  },
  credit: {
    title: 'Never for applying for credit',
    text: 'Nothing that involves a credit card counts. Applying for a loan or a card, being approved, or choosing an offer never qualifies anyone, and never adds to a reward. Don’t use your link to talk anyone into borrowing.',
  },
  barred: {
    title: 'What doesn’t qualify',
    points: [
      'A second account of yours, however you format the email address (capitals, +tags). We don’t count it at all.',
      'An account created from the same internet connection as your link.',
      'An account created in a browser where someone had signed in here before.',
      `More than ${referralRules.perNetwork} accounts from one internet connection within ${referralRules.networkDays} days. At a school or a workplace, many people can share one.`,
      'An account that is deleted before it qualifies. Its sign-up stays in the count.',
      'Fake accounts, paid clicks, spam, and ads that pretend to be ours.',
    ],
  },
  who: {
    title: 'Who can get a reward',
    points: [
      'You are 18 or older, and you live in the United States. You’ll confirm this when you claim.',
      'Your own email address is confirmed.',
      'Void where prohibited by law.',
    ],
  },
  how: {
    title: 'How to get it',
    points: [
      'A person on our team checks each qualified referral. If we don’t approve one, we’ll tell you the reason on your dashboard.',
      `You claim an approved reward on your dashboard. We reserve a code for ${rewardRules.leaseMinutes} minutes; once you confirm, it is yours. If you don’t, you can ask again until the deadline to claim.`,
      `The code stays on your dashboard for ${rewardRules.codeDays} days. We can’t replace one that someone else has used.`,
      'Rewards are limited in number. They are earned in the order in which referrals qualify.',
    ],
  },
  tell: {
    title: 'If you tell others',
    text: 'When a reward is offered, say that you may get one. The page that your link opens says so too. We never write to your friends for you.',
  },
  tax: {
    title: 'Taxes',
    text: 'A reward may be taxable income. Ask a tax preparer.',
  },
  kept: {
    title: 'What we keep',
    points: [
      'For a click: the count. A keyed hash of the internet connection prevents counting it twice and is erased when the day ends.',
      'For a sign-up: that it came through a link, and when. This doesn’t use a cookie: the code is in the page’s address.',
      `A keyed hash of the internet connection an account was created from, for ${referralRules.networkDays} days, and of the one you created your link from, until you create another.`,
      'If the new account is deleted, only the count is left. If yours is, your link, its counts, and your rewards go with it.',
    ],
    question: 'Questions, or a missing referral? ',
    contact: 'Write to us',
    questionEnd: '.',
  },
}

import { formatDollars } from '#domain/money.ts'
import type { DisplacementLaw, LawState, LawVerdict } from '#domain/scholarships/displacement-laws.ts'

const approval =
  'It does not apply if whoever awards the scholarship agrees to the reduction, or if college sports rules limit an athlete’s aid.'
const tied =
  'A scholarship from an organization that is affiliated with the school and asks it to choose the winners is not protected.'

interface LawWords {
  /** What the law forbids. */
  rule: string
  binds: string
  protects: string
  /** Exceptions, and what we could not read. */
  but: readonly string[]
}

/** Texts about the laws of states; what each says was read where the law's source says. */
export const lawText = {
  title: 'Is there a law?',
  all: 'States where we found a law',
  allHint: 'We have found laws in five states and read four of them. Other states may have one too.',
  rule: 'What it says',
  binds: 'Who must follow it',
  protects: 'Who it protects',
  since: {
    in_force: (day) => `In effect since ${day}`,
    academic_year: (day) => `For academic years that begin on or after ${day}`,
    signed: (day) => `Signed on ${day}; we don’t know when it takes effect`,
  } satisfies Record<DisplacementLaw['since']['means'], (day: string) => string>,
  verdicts: {
    applies: (state) =>
      `${state} has a law that fits your numbers. We applied it; check below whether it protects you.`,
    school_unknown: (state) =>
      `${state} has a law for some kinds of schools. We don’t know which kind yours is, so we didn’t apply it. Choose it below.`,
    student_unknown: (state) =>
      `${state} has a law for students who are eligible for certain grants. Your numbers don’t include a Pell Grant, so we didn’t apply it. Ask whether it protects you.`,
    other_schools: (state) => `${state} has a law, but not for this kind of school. We didn’t apply it.`,
    unread: (state) =>
      `${state} has a law for public schools. We couldn’t read the law itself, so we didn’t apply it. The email asks how it applies to you.`,
  } satisfies Record<LawVerdict, (state: string) => string>,
  raises: (without: number) =>
    `Without it, you could count on ${without === 0 ? 'nothing' : `only ${formatDollars(without)}`}.`,
  changesNothing: 'With these numbers, it changes nothing.',
  none: (state: string) =>
    `We found no law for ${state}. That doesn’t mean there is none, so the email asks about it.`,
  noState: 'Choose the school’s state below, and we’ll check whether a law protects your grants.',
  notAdvice: 'This isn’t legal advice. The school has to apply the law to your case.',

  laws: {
    CA: {
      rule: 'The school may reduce its own grants because of a private scholarship only when your grants and scholarships exceed the cost of attendance, and only by the excess.',
      binds: 'Public and private schools that get state aid, or whose students do.',
      protects:
        'California residents in an undergraduate program who are eligible for a Pell Grant, a Cal Grant, or aid under the California Dream Act.',
      but: [],
    },
    MD: {
      rule: 'The school may reduce its own grants because of a private scholarship only when your grants and scholarships exceed your need, and only until they no longer do.',
      binds: 'Public four-year schools.',
      protects: 'Students at those schools; the law sets no further conditions.',
      but: [approval, tied],
    },
    NJ: {
      rule: 'The school may reduce its own aid because of a private scholarship only when all your aid exceeds the cost of attendance, and only until it no longer does.',
      binds: 'Public schools.',
      protects: 'Students at those schools; the law sets no further conditions.',
      but: [approval, tied],
    },
    PA: {
      rule: 'It limits when a public school may reduce its own aid because of a private scholarship. We have read reports on the law and a bill on the same subject, but not the law, so we don’t say what the limit is.',
      binds:
        'Public schools. We don’t know which schools the law counts as public: ask whether yours is one.',
      protects: 'We haven’t read it.',
      but: [],
    },
    WA: {
      rule: 'A private scholarship may cover up to all of your unmet need before the school reduces any federal, state, or school aid.',
      binds:
        'Public four-year and private schools that take part in the state’s student aid programs. It doesn’t cover public community and technical colleges.',
      protects: 'Students at those schools; the law sets no further conditions.',
      but: [],
    },
  } satisfies Record<LawState, LawWords>,
} as const

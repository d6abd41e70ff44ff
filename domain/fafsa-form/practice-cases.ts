import { type ContributorSituation, findContributors } from './contributors.ts'
import type { Practice, PracticeField, PracticeRule } from './practice.ts'
import { rehearsed, type SectionSlug } from './rehearsed-form.ts'

const { taxYear } = rehearsed

const field = (id: string, label: string, choices: Record<string, string>): PracticeField => ({
  id,
  label,
  choices: Object.entries(choices).map(([value, label]) => ({ value, label })),
})

const rule = (
  effect: PracticeRule['effect'],
  when: Record<string, string | readonly string[]>,
  says: string,
): PracticeRule => ({
  effect,
  says,
  when: Object.fromEntries(
    Object.entries(when).map(([id, values]) => [id, typeof values === 'string' ? [values] : values]),
  ),
})

/** What families plan to enter about money; the rules are the same for students and parents. */
const money: Practice = {
  fields: [
    field('year', 'Which year’s income do you enter?', {
      last: `${taxYear + 1}, the latest`,
      right: `${taxYear}`,
      before: `${taxYear - 1}`,
    }),
    field('home', 'You own the home you live in. Where does it go?', {
      left_out: 'Nowhere',
      listed: 'Under investments',
    }),
    field('retirement', 'There is money in a 401(k) or an IRA. Where does it go?', {
      left_out: 'Nowhere',
      listed: 'Under investments',
    }),
    field('balance', 'Which bank balance do you enter?', {
      today: 'The one on the day I file',
      year_end: `The one on December 31, ${taxYear}`,
      average: 'An average',
    }),
  ],
  rules: [
    rule(
      'costs',
      { year: ['last', 'before'] },
      `The ${rehearsed.awardYear} form asks about ${taxYear}. If you earn much less now, enter ${taxYear} anyway and ask the school for a review.`,
    ),
    rule('right', { year: 'right' }, 'Right. With your consent, the IRS sends it.'),
    rule('costs', { home: 'listed' }, 'The home you live in is never listed. Other real estate is.'),
    rule('right', { home: 'left_out' }, 'Right: only other real estate is listed.'),
    rule(
      'costs',
      { retirement: 'listed' },
      'Retirement accounts are never listed, however much is in them. Listing one can cost you a whole grant.',
    ),
    rule('right', { retirement: 'left_out' }, 'Right. Only what you take out shows up, on the tax return.'),
    rule('costs', { balance: ['year_end', 'average'] }, 'It’s the balance on the day you file.'),
    rule('right', { balance: 'today' }, 'Right.'),
  ],
}

/** How a family can look, and who takes part in its form. */
const families: Record<string, { label: string; situation: ContributorSituation }> = {
  married_joint: {
    label: `Married to each other, joint ${taxYear} return`,
    situation: { dependency: 'dependent', parents: 'married', parentsFiledJointly: true },
  },
  married_separate: {
    label: `Married to each other, separate ${taxYear} returns`,
    situation: { dependency: 'dependent', parents: 'married', parentsFiledJointly: false },
  },
  together: {
    label: 'Unmarried or divorced, and living together',
    situation: { dependency: 'dependent', parents: 'unmarried_together' },
  },
  apart: {
    label: 'Apart; the one who gives more isn’t married',
    situation: { dependency: 'dependent', parents: 'apart', support: 'one_more', isRemarried: false },
  },
  remarried_joint: {
    label: `Apart; the one who gives more is remarried, joint ${taxYear} return`,
    situation: {
      dependency: 'dependent',
      parents: 'apart',
      support: 'one_more',
      isRemarried: true,
      remarriedFiledJointly: true,
    },
  },
  remarried_separate: {
    label: `Apart; the one who gives more is remarried, no joint ${taxYear} return`,
    situation: {
      dependency: 'dependent',
      parents: 'apart',
      support: 'one_more',
      isRemarried: true,
      remarriedFiledJointly: false,
    },
  },
  widowed: {
    label: 'One has died; the other isn’t remarried',
    situation: { dependency: 'dependent', parents: 'one_living', isRemarried: false },
  },
}

const invitations = {
  one: 'One parent',
  both: 'Both parents',
  step: 'One parent and a stepparent',
  relative: 'A grandparent or guardian',
} as const

/** What to say about each invitation in each family, from the rules of who takes part. */
function invitationRules(): PracticeRule[] {
  return Object.entries(families).flatMap(([family, { situation }]) => {
    const { contributors } = findContributors(situation)
    const roles = new Set(contributors.flatMap(({ role, takesPart }) => (takesPart ? role : [])))
    const others = contributors.filter(({ takesPart }) => !takesPart)
    const needed = roles.has('other_parent') ? 'both' : roles.has('stepparent') ? 'step' : 'one'
    return Object.keys(invitations).map((invited) => {
      if (invited === needed)
        return rule(
          'right',
          { family, invited },
          others.length > 0 ? 'Right: the joint return has the other parent’s figures too.' : 'Right.',
        )
      if (invited === 'relative')
        return rule(
          'stops',
          { family, invited },
          'They aren’t parents on this form unless they adopted you. Your legal parents still count.',
        )
      const isMissing = needed !== 'one' && !(needed === 'step' && invited === 'both')
      return isMissing
        ? rule('stops', { family, invited }, missing[needed])
        : rule(needed === 'one' ? 'check' : 'stops', { family, invited }, extra[needed])
    })
  })
}

const missing = {
  both: 'Both take part here, each with an account. Without the second one the form isn’t complete.',
  step: 'The stepparent has to complete a part too: they are married now, and there is no joint return.',
}
const extra = {
  both: missing.both,
  step: 'It’s the parent who gives you more, and the person they are married to. Your other parent stays out.',
  one: 'One of them is enough here: the one the form asks for. Nobody else gets an invitation.',
}

const sizes = ['1', '2', '3', '4', '5', '6']
const sizeChoices = (from: number) =>
  Object.fromEntries(sizes.slice(from).map((size) => [size, size === '6' ? '6 or more' : size]))

/** The practice of each section; a section that only needs reading has none. */
export const practices: Readonly<Partial<Record<SectionSlug, Practice>>> = {
  identity: {
    fields: [
      field('name', 'Which name do you enter?', {
        card: 'The one on my Social Security card',
        nickname: 'The one everybody calls me',
        married: 'My married name; the card still has the old one',
      }),
      field('birthday', 'Whose date of birth is in the student’s part?', {
        own: 'The student’s',
        parent: 'A parent’s, because they started the form',
        year: 'The right month and day, but this year',
      }),
      field('email', 'Which email address do you give?', {
        lasting: 'One I’ll read after graduation',
        school: 'My high school’s',
        shared: 'The same one my parent uses',
      }),
    ],
    rules: [
      rule('right', { name: 'card' }, 'Right.'),
      rule(
        'stops',
        { name: 'nickname' },
        'In that case, the name and number don’t match the Social Security Administration’s record, and the form is rejected (reject code 3).',
      ),
      rule(
        'stops',
        { name: 'married' },
        'Enter the name on the card, or have the Social Security Administration change it first.',
      ),
      rule('right', { birthday: 'own' }, 'Right.'),
      rule(
        'stops',
        { birthday: 'parent' },
        'It must be the student’s: with a parent’s birthday the form is rejected (reject code 4).',
      ),
      rule('stops', { birthday: 'year' }, 'A birthday in the future, or this year, can’t be a student’s.'),
      rule('right', { email: 'lasting' }, 'Right.'),
      rule('check', { email: 'school' }, 'You’d miss anything sent after June. Use one you’ll keep.'),
      rule('stops', { email: 'shared' }, 'Each account needs its own address.'),
    ],
  },
  consent: {
    fields: [
      field('consent', 'The form asks for consent to your tax data. What do you answer?', {
        yes: 'Yes',
        typed: 'No, I’d rather type in the figures',
        nothing: 'No, there’s nothing to send: I didn’t file a return',
      }),
      field('parent_consent', 'Your parent doesn’t want the IRS to send anything. What happens?', {
        loans: 'I can get only loans',
        nothing: 'No federal aid',
        theirs: 'Only their part stays blank',
      }),
    ],
    rules: [
      rule('right', { consent: 'yes' }, 'Right.'),
      rule(
        'stops',
        { consent: 'typed' },
        'Typing doesn’t replace consent. Without it there is no federal aid.',
      ),
      rule(
        'stops',
        { consent: 'nothing' },
        'Consent is still needed: it lets the IRS confirm there is no return.',
      ),
      rule('right', { parent_consent: 'nothing' }, 'Right: one missing consent stops all of it.'),
      rule(
        'stops',
        { parent_consent: ['loans', 'theirs'] },
        'One missing consent stops all federal aid. A school may offer an unsubsidized loan only if the parents refuse to take part at all.',
      ),
    ],
  },
  circumstances: {
    fields: [
      field('marital', 'What is your marital status on the day you file?', {
        single: 'Single, divorced, or widowed',
        engaged: 'Engaged',
        married: 'Married',
        separated: 'Married, living apart for good',
      }),
      field('filed', `How did you file ${taxYear} taxes?`, {
        none: 'I didn’t file',
        single: 'Single',
        joint: 'Jointly with a spouse',
        separate: 'Married, separately',
      }),
      field('alone', 'Which of these is true?', {
        none: 'None of these',
        own_bills: 'I pay for everything myself',
        not_claimed: 'Nobody claims me on a tax return',
        grandparent: 'A grandparent raised me, without a court order',
        guardian: 'A court made someone other than a parent my guardian',
        foster: 'I was in foster care at 14',
      }),
      field('unsubsidized', 'Are you applying for an unsubsidized loan only?', {
        no: 'No',
        loan: 'Yes, because I want a loan',
        refused: 'Yes, because my parents refuse to take part',
      }),
    ],
    rules: [
      rule(
        'check',
        { marital: 'engaged' },
        'Answer single. What matters is your status on the day you file.',
      ),
      rule('check', { marital: 'separated' }, 'Answer separated. Separated doesn’t make you independent.'),
      rule(
        'check',
        { marital: 'married', filed: 'single' },
        'Right if you married after the tax year. If you were married on its last day, the return is wrong, and the form will show the conflict.',
      ),
      rule(
        'check',
        { marital: ['single', 'engaged', 'separated'], filed: 'joint' },
        'Possible after a divorce, a separation, or a death. In that case, only your own share of that return counts, as if you had filed alone.',
      ),
      rule(
        'check',
        { marital: 'married', filed: 'separate' },
        'In that case, your spouse takes part too, with their own account and consent.',
      ),
      rule('right', { marital: 'married', filed: 'joint' }, 'In that case, you answer for both of you.'),
      rule(
        'costs',
        { alone: ['own_bills', 'not_claimed'] },
        'That doesn’t make you independent: your parents still count, and so does their part of the form.',
      ),
      rule(
        'costs',
        { alone: 'grandparent' },
        'Without a court order, that isn’t guardianship. If you can’t reach your parents, say yes to unusual circumstances.',
      ),
      rule(
        'right',
        { alone: ['guardian', 'foster'] },
        'That makes you independent. Have the court’s or agency’s letter ready; your school may ask.',
      ),
      rule('right', { unsubsidized: 'no' }, 'Right, for nearly everyone.'),
      rule(
        'costs',
        { unsubsidized: 'loan' },
        'Answer no. If you answer yes, you get no grant, no work-study, and no subsidized loan.',
      ),
      rule(
        'check',
        { unsubsidized: 'refused' },
        'That is who it’s for. The school asks for a statement, and may offer that one loan.',
      ),
    ],
  },
  contributors: {
    fields: [
      field(
        'family',
        'Your legal parents are…',
        Object.fromEntries(Object.entries(families).map(([family, { label }]) => [family, label])),
      ),
      field('invited', 'Who takes part?', invitations),
      field('account', 'How do they sign in?', {
        own: 'Each with their own account',
        mine: 'With my account, beside me',
      }),
    ],
    rules: [
      ...invitationRules(),
      rule('right', { account: 'own' }, 'Right.'),
      rule(
        'stops',
        { account: 'mine' },
        'An account is one person’s signature. Nobody may make or use one for someone else.',
      ),
    ],
  },
  'student-finances': {
    fields: [
      field('wages', 'Whose income goes into the student’s part?', {
        own: 'Only the student’s',
        parents: 'The parents’, because they support the student',
        both: 'Both together',
      }),
      ...money.fields,
      field('plan', 'There is a 529 plan for a dependent student. Where does it go?', {
        parent: 'In the parent’s part',
        student: 'In the student’s part',
        both: 'In both',
      }),
    ],
    rules: [
      rule('right', { wages: 'own' }, 'Right.'),
      rule(
        'costs',
        { wages: ['parents', 'both'] },
        'A parent’s income in the student’s part counts as the student’s, and far more of it counts. Each enters their own.',
      ),
      ...money.rules,
      rule('right', { plan: 'parent' }, 'Right, even if the student owns it.'),
      rule(
        'costs',
        { plan: ['student', 'both'] },
        'It’s the parent’s investment as long as the student is dependent. Listed here it would count more, or twice.',
      ),
    ],
  },
  colleges: {
    fields: [
      field('list', 'Which colleges do you list?', {
        all: 'All I’m considering, up to 20',
        first: 'Only my first choice, so it knows I’m serious',
        admitted: 'None until I’m admitted',
      }),
      field('campus', 'The university has several campuses. Which do you choose?', {
        mine: 'The one I applied to',
        main: 'The main one; they’ll sort it out',
      }),
    ],
    rules: [
      rule('right', { list: 'all' }, 'Right.'),
      rule(
        'costs',
        { list: ['first', 'admitted'] },
        'Schools that don’t get the form can’t offer aid in time, and none of them sees the others.',
      ),
      rule('right', { campus: 'mine' }, 'Right.'),
      rule(
        'stops',
        { campus: 'main' },
        'Campuses can have their own codes. The wrong campus would get your form.',
      ),
    ],
  },
  invited: {
    fields: [
      field('login', 'Whose account do you use for your part?', {
        own: 'My own',
        other: 'My spouse’s, or the student’s',
      }),
      field('agree', 'You filed no tax return. Do you still have to give consent?', {
        yes: 'Yes',
        no: 'No, there is nothing to send',
      }),
      field('income', 'Whose income goes into your part?', {
        mine: 'Only mine',
        both: 'Mine plus the other parent’s or the student’s',
      }),
    ],
    rules: [
      rule('right', { login: 'own' }, 'Right.'),
      rule(
        'stops',
        { login: 'other' },
        'An account is one person’s signature. Create your own at studentaid.gov.',
      ),
      rule('right', { agree: 'yes' }, 'Right.'),
      rule('stops', { agree: 'no' }, 'Everyone who is invited has to, or there is no federal aid.'),
      rule('right', { income: 'mine' }, 'Right.'),
      rule('costs', { income: 'both' }, 'Their income is in their own part. Here it would count twice.'),
    ],
  },
  signature: {
    fields: [
      field('signs', 'Who signs the student’s part?', {
        student: 'The student, in their own account',
        parent: 'A parent, for the student',
      }),
      field('after', 'You have signed, and your parent hasn’t. Is the form filed?', {
        no: 'Not yet',
        yes: 'Yes, they can sign any time',
      }),
    ],
    rules: [
      rule('right', { signs: 'student' }, 'Right.'),
      rule('stops', { signs: 'parent' }, 'Each person has to sign their own part.'),
      rule('right', { after: 'no' }, 'Right. Remind them, and look again the next day.'),
      rule(
        'stops',
        { after: 'yes' },
        'It isn’t filed until the last one has signed. Priority dates can pass in the meantime.',
      ),
    ],
  },
  parent: {
    fields: [
      field('marital', 'What is the parent’s marital status today?', {
        married: 'Married to the other parent',
        remarried: 'Married to someone else',
        together: 'Unmarried, living with the other parent',
        alone: 'Divorced, separated, widowed, or never married',
      }),
      field('filed', `How did the parent file ${taxYear} taxes?`, {
        joint: 'Jointly with their current spouse',
        former: 'Jointly with a former spouse',
        separate: 'Married, separately',
        unmarried: 'Single or head of household',
        none: 'Not at all',
      }),
      field('size', 'How many people are in the family?', sizeChoices(1)),
      field('students', 'How many of them will be in college?', sizeChoices(0)),
      field('parent_student', 'A parent is in college too. Are they in that number?', {
        no: 'No',
        yes: 'Yes',
      }),
    ],
    rules: [
      rule(
        'right',
        { marital: ['married', 'remarried'], filed: 'joint' },
        'In that case, one of the two signs for both.',
      ),
      rule(
        'check',
        { marital: ['married', 'remarried'], filed: ['separate', 'none', 'former'] },
        'In that case, the spouse takes part too, with their own account and consent.',
      ),
      rule(
        'check',
        { marital: ['married', 'remarried'], filed: 'unmarried' },
        'Right only if they married after the year; then both take part. Married people can’t file as single, so a school may ask about it.',
      ),
      rule(
        'stops',
        { marital: ['together', 'alone'], filed: 'joint' },
        'These two answers can’t both be true: someone who isn’t married today has no joint return with a current spouse.',
      ),
      rule(
        'check',
        { marital: ['together', 'alone'], filed: 'former' },
        'Only the parent’s own share of that return counts, as if they had filed alone.',
      ),
      rule(
        'check',
        { marital: ['together', 'alone'], filed: 'separate' },
        'Possible if they were still married then. It’s today’s status that counts.',
      ),
      ...sizes
        .slice(1)
        .map((size, at) =>
          rule(
            'stops',
            { size, students: sizes.slice(at + 2) },
            'There can’t be more students than people in the family.',
          ),
        )
        .filter(({ when }) => (when.students?.length ?? 0) > 0),
      rule('right', { parent_student: 'no' }, 'Right: parents aren’t counted there.'),
      rule('costs', { parent_student: 'yes' }, 'Parents are left out of that number, even in college.'),
    ],
  },
  'parent-finances': {
    fields: [
      ...money.fields,
      field('business', 'The family owns a shop with 12 employees. Where does it go?', {
        left_out: 'Nowhere',
        listed: 'Under businesses',
      }),
      field('siblings', 'There are 529 plans for three children. Which go in?', {
        one: 'Only this student’s',
        all: 'All three',
      }),
      field('support', 'Which child support do you enter?', {
        received: 'What I received, last complete calendar year',
        paid: 'What I paid',
      }),
    ],
    rules: [
      ...money.rules,
      rule('right', { business: 'left_out' }, 'Right, as of the 2026–27 form.'),
      rule(
        'costs',
        { business: 'listed' },
        'As of the 2026–27 form, a family business with up to 100 full-time employees is left out.',
      ),
      rule('right', { siblings: 'one' }, 'Right.'),
      rule('costs', { siblings: 'all' }, 'Plans for other children haven’t been listed since 2024–25.'),
      rule('right', { support: 'received' }, 'Right. It counts as one of your assets.'),
      rule('costs', { support: 'paid' }, 'The form asks for what you received.'),
    ],
  },
}

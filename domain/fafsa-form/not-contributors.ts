import type { Source } from '#domain/award-years/source.ts'
import { formSources } from './sources.ts'

export interface NotAContributor {
  who: string
  why: string
  source: Source
}

/** People families add although the form does not ask them. */
export const notContributors: readonly NotAContributor[] = [
  {
    who: 'A grandparent, aunt, uncle, or older sibling you live with',
    why: 'Not a parent here unless they legally adopted you. Your legal parents still count, even if you don’t live with them.',
    source: formSources.whoIsAParent,
  },
  {
    who: 'A legal guardian or foster parent',
    why: 'Never a parent on this form. A guardianship set up by a court, or foster care since you turned 13, makes you independent.',
    source: formSources.whoIsAParent,
  },
  {
    who: 'A stepparent, if your parent has died or the two are divorced',
    why: 'Counts only while married to the parent who counts, unless they adopted you. Your other legal parent counts, if living.',
    source: formSources.whoIsAParent,
  },
  {
    who: 'A parent’s partner who isn’t your parent and isn’t married to them',
    why: 'Doesn’t count, even in the same home.',
    source: formSources.whoIsAParent,
  },
  {
    who: 'The parent who gave you less support, if your parents live apart',
    why: 'Doesn’t take part. Any child support they pay goes in the other parent’s part.',
    source: formSources.parentsApart,
  },
]

/** What no answer changes: notes for situations that families ask about. */
export const contributorNotes = {
  noSsn: {
    text: 'A parent or spouse without a Social Security number takes part like anyone else: they create a StudentAid.gov account without one. Their immigration status doesn’t determine your aid.',
    source: formSources.ownStatus,
  },
  separatedTogether: {
    text: 'Divorced or separated parents who share a home count as living together: both take part.',
    source: formSources.whoIsAParent,
  },
  noSupport: {
    text: 'If neither gave you anything in the last 12 months, go back to the last year in which one did.',
    source: formSources.parentsApart,
  },
} as const satisfies Record<string, { text: string; source: Source }>

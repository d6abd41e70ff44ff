import { contradictsItself, suits, type WordLimits } from '#domain/scholarships/word-limits.ts'
import type { DeskGroup } from './desk-groups.ts'

const words = (number: number) => `${number.toLocaleString('en-US')} ${number === 1 ? 'word' : 'words'}`
const drafts = (number: number) => `${number} ${number === 1 ? 'draft' : 'drafts'}`

export const essaysText = {
  name: 'Essay desk',
  description:
    'The essays that your saved scholarships ask for, grouped so that one draft can serve several.',
  lead: 'The essays your saved scholarships ask for, soonest first. Similar prompts share one draft.',
  privacy:
    'These drafts stay in this browser. Nothing you write here is sent to us or to anyone else. Anyone who uses this browser can read them, so on a shared computer save them as a file and delete them here.',
  noScript:
    'Writing here needs JavaScript, because your drafts never leave your browser. Without it, this page still lists every prompt.',
  none: 'Save a scholarship, and the essays it asks for will show up here.',
  noneLink: 'See my scholarships',
  noEssays:
    'There’s nothing left to write: your saved scholarships don’t ask for an essay, you’ve already applied, or the deadlines have passed.',
  planLink: 'Back to my plan',
  leftOut: (number: number) =>
    `${number} more ${number === 1 ? 'prompt is' : 'prompts are'} due later and not shown here.`,
  sample: 'Sample',
  prompts: 'Prompts',
  due: (day: string) => `Due ${day}`,
  written: (number: number) => `${words(number)} written`,
  meter: (number: number, limits: string) => `${words(number)}; asked for: ${limits}`,
  several: (number: number) => `One draft for ${number} prompts`,
  contradiction:
    'No single length suits all of these. Write the long version first, copy it, then cut it down for the others.',
  suitsAll: (limits: string) => `${limits} suits all of these`,
  draft: 'Your draft',
  draftFor: (title: string) => `for “${title}”`,
  copy: 'Copy draft',
  copied: 'Draft copied.',
  notCopied: 'The browser didn’t allow copying. The draft is selected, so you can copy it with the keyboard.',
  nothingToCopy: 'There is nothing to copy yet.',
  saving: {
    tooLong:
      'This is more than the essay desk can save. Your latest changes aren’t saved: shorten the draft, or save it as a file.',
    refused: 'This browser doesn’t save drafts. Save them as a file before you leave this page.',
  },
  others: 'Other drafts',
  othersText: 'You wrote these for prompts that are no longer on your list.',
  delete: 'Delete draft',
  deleteSure: 'Delete this draft?',
  tools: 'All drafts',
  save: 'Save as a file',
  nothingToSave: 'There is nothing to save yet.',
  open: 'Open a saved file',
  fileChoice: 'A file saved from the essay desk',
  opened: (number: number) => `${drafts(number)} opened.`,
  notOpened: 'No drafts were found in this file. Choose one that you saved here.',
  fileTooLong: 'This file holds more than the essay desk can save. Nothing was changed.',
  notSaved: 'This browser doesn’t save drafts, so the file wasn’t opened.',
  clear: 'Delete all drafts',
  clearSure: 'Delete all drafts from this browser?',
  nothingToClear: 'There are no drafts to delete.',
  cleared: 'All drafts were deleted.',
  fileName: (today: string) => `essay-drafts-${today}.txt`,
  fileHeading: (siteName: string, today: string) => `Essay drafts, saved from ${siteName} on ${today}`,
}

/** Says how long an essay may be; '' when nothing is said. */
export function formatLimits({ leastWords, mostWords }: WordLimits): string {
  if (mostWords === null) return leastWords === null ? '' : `At least ${words(leastWords)}`
  if (leastWords === null) return `Up to ${words(mostWords)}`
  return leastWords === mostWords
    ? `Exactly ${words(mostWords)}`
    : `${leastWords.toLocaleString('en-US')} to ${words(mostWords)}`
}

/**
 * Says how many words there are, and how many are missing, left or too many; where no length suits all
 * prompts, which ones this length suits.
 */
export function formatCount(
  count: number,
  { prompts, limits }: Pick<DeskGroup, 'prompts' | 'limits'>,
): string {
  const { leastWords, mostWords } = limits
  const said = words(count)
  if (contradictsItself(limits)) {
    if (count === 0) return said
    const suited = prompts.filter((prompt) => suits(count, prompt)).map(({ scholarship }) => scholarship)
    return `${said}, ${suited.length > 0 ? `the right length for ${[...new Set(suited)].join(', ')}` : 'not the right length for any of these'}`
  }
  if (mostWords !== null && count > mostWords)
    return `${said}, ${(count - mostWords).toLocaleString('en-US')} too many`
  if (leastWords !== null && count < leastWords)
    return `${said}, ${(leastWords - count).toLocaleString('en-US')} more needed`
  return mostWords === null ? said : `${said}, ${(mostWords - count).toLocaleString('en-US')} left`
}
